import { componentStyle } from "../../theme/style.ts";
import { vars } from "../../theme/index.ts";

export { drawing } from "../Drawing/Drawing.css.ts";

const text = {
  fill: "currentColor",
  stroke: "none",
  fontWeight: 700,
  textAnchor: "middle",
  dominantBaseline: "central",
} as const;

/** Small letters on a label. */
export const word = componentStyle({ ...text, fontSize: "7px" });

/** Large ones. */
export const figure = componentStyle({ ...text, fontSize: "15px" });

export const frameText = componentStyle({ ...text, fontSize: "9.5px", fill: vars.colour.surface });
