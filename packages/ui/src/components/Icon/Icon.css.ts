import { style } from "@vanilla-extract/css";
import { component } from "../../theme/index.ts";

export const icon = style({
  "@layer": { [component]: { inlineSize: "1em", blockSize: "1em", flex: "none" } },
});
