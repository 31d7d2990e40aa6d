import { componentStyle } from "../../theme/style.ts";
import { vars } from "../../theme/index.ts";

export const plate = componentStyle({ fill: vars.colour.accent });
export const drop = componentStyle({ fill: vars.colour.link });
