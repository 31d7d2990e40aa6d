import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

export const notice = componentStyle({
  display: "grid",
  justifyItems: "start",
  gap: vars.space.medium,
  paddingBlock: vars.space.vast,
  maxInlineSize: vars.measure.reading,
});

export const text = componentStyle({ color: vars.colour.textQuiet, fontSize: vars.text.lead });
