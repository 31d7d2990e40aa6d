import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

export const skip = componentStyle({
  position: "absolute",
  insetBlockStart: "-10rem",
  insetInlineStart: vars.space.medium,
  zIndex: 5,
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.colour.surface,
  selectors: { "&:focus": { insetBlockStart: vars.space.tiny } },
});
