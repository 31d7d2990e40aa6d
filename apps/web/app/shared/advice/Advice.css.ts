import { componentStyle } from "@heater-age/ui/style";

export const advice = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1.35rem",
});
