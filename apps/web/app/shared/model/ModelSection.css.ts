import { component, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

/** What is said when nothing is known: set off by a line at its side. */
export const missing = style({
  "@layer": {
    [component]: {
      borderInlineStart: `3px solid ${vars.colour.line}`,
      paddingInlineStart: vars.space.small,
    },
  },
});

export const mark = style({
  "@layer": {
    [component]: {
      display: "inline-block",
      marginInlineStart: vars.space.hair,
      paddingInline: vars.space.tiny,
      border: `1.5px solid ${vars.colour.monitor.text}`,
      borderRadius: vars.radius.round,
      backgroundColor: vars.colour.monitor.ground,
      color: vars.colour.monitor.text,
      fontSize: vars.text.tiny,
      fontWeight: 650,
    },
  },
});
