import { style } from "@vanilla-extract/css";
import { component, vars } from "../../theme/index.ts";

export const notice = style({
  "@layer": {
    [component]: {
      display: "flex",
      gap: vars.space.tiny,
      paddingBlock: vars.space.tiny,
      paddingInline: vars.space.small,
      borderRadius: vars.radius.control,
      border: `1px dashed ${vars.colour.fieldLine}`,
      color: vars.colour.textQuiet,
      fontSize: vars.text.small,
    },
  },
});

export const icon = style({ "@layer": { [component]: { marginBlockStart: "0.22rem" } } });
