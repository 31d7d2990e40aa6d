import { style } from "@vanilla-extract/css";
import { component, vars } from "../../theme/index.ts";

export const drawing = style({
  "@layer": { [component]: { inlineSize: "100%", blockSize: "auto", color: vars.colour.textQuiet } },
});
export const plate = style({ "@layer": { [component]: { fill: vars.colour.accent } } });
export const print = style({ "@layer": { [component]: { stroke: vars.colour.surface } } });
export const water = style({ "@layer": { [component]: { stroke: vars.colour.link } } });
export const body = style({ "@layer": { [component]: { fill: vars.colour.ground } } });
