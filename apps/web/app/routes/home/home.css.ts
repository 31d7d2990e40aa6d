import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

/** The content after the tool. */
export const below = componentStyle({
  display: "grid",
  gap: vars.space.tiny,
  gridTemplateColumns: "minmax(0, 1fr)",
  marginBlockStart: vars.space.tiny,
});
