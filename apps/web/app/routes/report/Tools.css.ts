import { component, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

export const tools = style({
  "@layer": {
    [component]: {
      display: "flex",
      flexWrap: "wrap",
      gap: vars.space.tiny,
      maxInlineSize: "56rem",
      marginInline: "auto",
      paddingBlock: vars.space.large,
      "@media": { "(scripting: none)": { visibility: "hidden" } },
    },
  },
});

/** Works without scripts, where the others do not. */
export const plain = style({
  "@layer": { [component]: { "@media": { "(scripting: none)": { visibility: "visible" } } } },
});

export const actions = style({
  "@layer": { [component]: { display: "flex", flexWrap: "wrap", gap: vars.space.tiny } },
});

export const problem = style({
  "@layer": {
    [component]: {
      color: vars.colour.critical,
      fontWeight: 600,
      selectors: { "&:empty": { display: "none" } },
    },
  },
});
