import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

export const actions = componentStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.tiny });

/** On a line of its own, quieter. */
export const more = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  flexBasis: "100%",
  gap: vars.space.hair,
});
