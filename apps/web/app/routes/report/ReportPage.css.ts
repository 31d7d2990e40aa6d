import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

export const head = componentStyle({
  display: "grid",
  gap: vars.space.hair,
  paddingBlock: vars.space.medium,
});

export const about = componentStyle({ color: vars.colour.textQuiet, overflowWrap: "anywhere" });

export const foot = componentStyle({
  display: "grid",
  gap: vars.space.tiny,
  paddingBlock: vars.space.large,
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
  overflowWrap: "anywhere",
});
