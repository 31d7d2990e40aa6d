import { componentStyle } from "../../theme/style.ts";

export const area = componentStyle({
  display: "block",
  minBlockSize: "8rem",
  maxBlockSize: "70svb",
  lineHeight: 1.5,
  resize: "vertical",
  // Grows with its text, in browsers that support it.
  fieldSizing: "content",
});
