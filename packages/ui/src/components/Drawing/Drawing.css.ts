import { componentStyle } from "../../theme/style.ts";
import { vars } from "../../theme/index.ts";

export const drawing = componentStyle({
  inlineSize: "100%",
  blockSize: "auto",
  color: vars.colour.textQuiet,
});
export const plate = componentStyle({ fill: vars.colour.accent });
export const print = componentStyle({ stroke: vars.colour.surface });
export const water = componentStyle({ stroke: vars.colour.link });
export const body = componentStyle({ fill: vars.colour.ground });
