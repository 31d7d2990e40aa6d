import { componentRule, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";
import { globalStyle } from "@vanilla-extract/css";

// Sticky, not fixed, so that the end of the page can be scrolled out from under it, however high it is.
export const place = componentStyle({ position: "sticky", insetBlockEnd: 0, zIndex: 4 });

export const banner = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  columnGap: vars.space.small,
  rowGap: vars.space.tiny,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  borderBlockStart: `1px solid ${vars.colour.fieldLine}`,
  backgroundColor: vars.colour.monitor.ground,
  color: vars.colour.monitor.text,
  fontSize: vars.text.small,
});

/** For notices while the browser is online. */
export const quiet = componentStyle({ backgroundColor: vars.colour.surface, color: vars.colour.text });

export const offline = componentStyle({ display: "flex", alignItems: "center", gap: vars.space.tiny });

// Lets focused elements scroll out from under the banner.
globalStyle(`html:has(${banner})`, componentRule({ scrollPaddingBlockEnd: "6rem" }));
