import { component, vars } from "@heater-age/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const HEIGHT = "14rem";

export const ground = style({
  "@layer": {
    [component]: {
      paddingBlock: vars.space.medium,
      borderBlockStart: `1px solid ${vars.colour.line}`,
      backgroundColor: vars.colour.surface,
    },
  },
});

/** Over the lower edge of the page. */
export const bar = style({
  "@layer": { [component]: { position: "fixed", insetBlockEnd: 0, insetInline: 0, zIndex: 3 } },
});

export const content = style({
  "@layer": {
    [component]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: vars.space.small,
    },
  },
});

export const text = style({ "@layer": { [component]: { flex: "1 1 20rem", fontSize: vars.text.small } } });

export const answers = style({
  "@layer": { [component]: { display: "flex", flexWrap: "wrap", gap: vars.space.tiny } },
});

export const state = style({
  "@layer": {
    [component]: { fontSize: vars.text.small, selectors: { "&:empty": { display: "none" } } },
  },
});

// The end of the page, and whatever takes the focus, can be scrolled out from under it.
globalStyle(`html:has(${bar})`, {
  "@layer": { [component]: { scrollPaddingBlockEnd: HEIGHT } },
});
globalStyle(`body:has(${bar})`, {
  "@layer": { [component]: { paddingBlockEnd: HEIGHT } },
});
