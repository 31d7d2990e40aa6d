import { style } from "@vanilla-extract/css";
import { component } from "../../theme/index.ts";

export const area = style({
  "@layer": {
    [component]: {
      display: "block",
      minBlockSize: "8rem",
      maxBlockSize: "70svb",
      lineHeight: 1.5,
      resize: "vertical",
      // Grows with what is written, where the browser can.
      fieldSizing: "content",
    },
  },
});
