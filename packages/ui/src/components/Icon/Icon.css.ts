import { componentStyle } from "../../theme/style.ts";

/** In the style and not in attributes, because a page has two dozen icons. */
export const icon = componentStyle({
  inlineSize: "1em",
  blockSize: "1em",
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
