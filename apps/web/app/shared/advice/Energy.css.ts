import { column, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

export const heater = componentStyle({ ...column, gap: vars.space.hair, breakInside: "avoid" });

export const row = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${vars.space.medium}`,
  fontWeight: 600,
});

export const cost = componentStyle({ fontWeight: 740, fontVariantNumeric: "tabular-nums" });

export const bar = componentStyle({
  inlineSize: "100%",
  blockSize: "0.5rem",
  direction: "ltr",
  printColorAdjust: "exact",
});

export const track = componentStyle({ fill: vars.colour.line });

const colour = (fill: string) =>
  componentStyle({ fill, "@media": { [media.forcedColours]: { fill: "CanvasText" } } });

export const present = colour(vars.colour.accent);

export const fresh = colour(vars.colour.link);
