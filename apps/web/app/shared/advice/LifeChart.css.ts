import { column, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

export const figure = componentStyle({ ...column, gap: vars.space.tiny, breakInside: "avoid" });

export const chart = componentStyle({
  inlineSize: "100%",
  blockSize: "12rem",
  overflow: "visible",
  // Years go from left to right in every language.
  direction: "ltr",
  printColorAdjust: "exact",
  "@media": { [media.print]: { blockSize: "32mm" } },
});

export const range = componentStyle({
  fill: vars.colour.accentGround,
  "@media": { [media.forcedColours]: { fill: "none", stroke: "GrayText" } },
});

export const grid = componentStyle({ stroke: vars.colour.line });

export const band = componentStyle({
  fill: vars.colour.link,
  fillOpacity: 0.25,
  "@media": { [media.forcedColours]: { fill: "GrayText" } },
});

export const line = componentStyle({
  fill: "none",
  stroke: vars.colour.link,
  strokeWidth: "2px",
  "@media": { [media.forcedColours]: { stroke: "CanvasText" } },
});

export const heater = componentStyle({
  stroke: vars.colour.text,
  strokeWidth: "2px",
  strokeDasharray: "5 3",
  "@media": { [media.forcedColours]: { stroke: "Highlight" } },
});

export const label = componentStyle({
  fill: vars.colour.textQuiet,
  // Keeps the text readable over a line.
  stroke: vars.colour.surface,
  strokeWidth: "4px",
  strokeLinejoin: "round",
  paintOrder: "stroke",
  fontSize: vars.text.tiny,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.forcedColours]: { fill: "CanvasText", stroke: "Canvas" } },
});

export const now = componentStyle({ fill: vars.colour.text, fontWeight: 700 });

export const axis = componentStyle({
  color: vars.colour.textQuiet,
  fontSize: vars.text.tiny,
  textAlign: "center",
});
