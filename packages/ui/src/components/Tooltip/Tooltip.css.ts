import { style } from "@vanilla-extract/css";
import { component, vars } from "../../theme/index.ts";

export const tooltip = style({
  "@layer": {
    [component]: {
      maxInlineSize: "18rem",
      paddingBlock: vars.space.hair,
      paddingInline: vars.space.tiny,
      backgroundColor: vars.colour.text,
      color: vars.colour.surface,
      borderRadius: vars.radius.small,
      fontSize: vars.text.tiny,
      zIndex: 10,
    },
  },
});
