import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

export const place = componentStyle({
  display: "grid",
  gridTemplateColumns: "5.5rem minmax(0, 1fr)",
  gap: vars.space.medium,
  alignItems: "center",
});
