import { style } from "@vanilla-extract/css";
import { component, vars } from "../../theme/index.ts";

export const plate = style({ "@layer": { [component]: { fill: vars.colour.accent } } });
export const drop = style({ "@layer": { [component]: { fill: vars.colour.link } } });
