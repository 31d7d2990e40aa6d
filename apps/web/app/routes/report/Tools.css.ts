import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

export const tools = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.tiny,
  "@media": { "(scripting: none)": { visibility: "hidden" } },
});

export const problem = componentStyle({
  color: vars.colour.critical,
  fontWeight: 600,
  selectors: { "&:empty": { display: "none" } },
});
