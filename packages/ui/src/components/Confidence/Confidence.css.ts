import { componentRule, componentStyle } from "../../theme/style.ts";
import { styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/index.ts";

export const confidence = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.4rem",
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
});

export const bars = componentStyle({ flex: "none", inlineSize: "1.2rem", blockSize: "1rem" });

export const bar = styleVariants(
  { high: vars.colour.good.zone, medium: vars.colour.monitor.zone, low: vars.colour.replace.zone },
  (fill) => componentRule({ fill, "@media": { [media.forcedColours]: { fill: "CanvasText" } } }),
);

export const empty = componentStyle({ fill: vars.colour.line });
