import { component, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

export const skip = style({
  "@layer": {
    [component]: {
      position: "absolute",
      insetBlockStart: "-10rem",
      insetInlineStart: vars.space.medium,
      zIndex: 5,
      padding: `${vars.space.small} ${vars.space.medium}`,
      borderRadius: vars.radius.control,
      backgroundColor: vars.colour.surface,
      selectors: { "&:focus": { insetBlockStart: vars.space.tiny } },
    },
  },
});
