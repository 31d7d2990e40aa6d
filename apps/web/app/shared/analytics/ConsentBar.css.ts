import { componentRule, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";
import { globalStyle } from "@vanilla-extract/css";

const HEIGHT = "14rem";

export const ground = componentStyle({
  paddingBlock: vars.space.medium,
  borderBlockStart: `1px solid ${vars.colour.line}`,
  backgroundColor: vars.colour.surface,
});

/** Over the bottom of the page. */
export const bar = componentStyle({ position: "fixed", insetBlockEnd: 0, insetInline: 0, zIndex: 3 });

export const content = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.small,
});

export const text = componentStyle({ flex: "1 1 20rem", fontSize: vars.text.small });

export const state = componentStyle({
  fontSize: vars.text.small,
  selectors: { "&:empty": { display: "none" } },
});

// Allows scrolling the end of the page and focused elements out from under it.
globalStyle(`html:has(${bar})`, componentRule({ scrollPaddingBlockEnd: HEIGHT }));
globalStyle(`body:has(${bar})`, componentRule({ paddingBlockEnd: HEIGHT }));
