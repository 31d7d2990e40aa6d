import { componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { styleVariants } from "@vanilla-extract/css";

export const bar = componentStyle({
  display: "block",
  inlineSize: "100%",
  blockSize: "3.25rem",
  overflow: "visible",
  // Years go from left to right in every language.
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

const shrinking = {
  "@media": {
    [media.motion]: { transition: "x 300ms ease-out, width 300ms ease-out" },
    [media.forcedColours]: { stroke: "CanvasText" },
  },
} as const;

export const before = componentStyle({
  ...shrinking,
  fill: "none",
  stroke: vars.colour.textQuiet,
  strokeDasharray: "3 3",
});

export const left = componentStyle({
  ...shrinking,
  fill: vars.colour.text,
  fillOpacity: 0.16,
  stroke: vars.colour.text,
  strokeWidth: "2.5px",
});

export const tick = componentStyle({
  fill: vars.colour.textQuiet,
  fontSize: vars.text.tiny,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.forcedColours]: { fill: "CanvasText" } },
});
