import { componentRule, componentStyle } from "../../theme/style.ts";
import { styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/index.ts";

export const gauge = componentStyle({
  display: "block",
  // Room for half a mark at either end.
  inlineSize: "calc(100% - 8px)",
  marginInline: "4px",
  blockSize: "3.5rem",
  overflow: "visible",
  // The scale rises from left to right wherever lines begin.
  direction: "ltr",
});

export const zone = styleVariants(
  {
    good: vars.colour.good.zone,
    monitor: vars.colour.monitor.zone,
    replace: vars.colour.replace.zone,
  },
  (colour) => componentRule({ fill: colour }),
);

export const band = componentStyle({
  fill: vars.colour.text,
  "@media": { [media.forcedColours]: { fill: "CanvasText" } },
});

export const halo = componentStyle({
  fill: vars.colour.surface,
  "@media": { [media.forcedColours]: { fill: "Canvas" } },
});

export const other = componentStyle({
  fill: vars.colour.surface,
  stroke: vars.colour.text,
  strokeWidth: "2px",
});

export const tick = componentStyle({
  fill: vars.colour.textQuiet,
  fontSize: vars.text.tiny,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.forcedColours]: { fill: "CanvasText" } },
});
