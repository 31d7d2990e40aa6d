/** Attributes of a drawing in lines, in the color of the text next to it. It is decoration. */
export const outline = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: "2",
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "aria-hidden": "true",
} as const;
