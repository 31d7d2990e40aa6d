import { style } from "@vanilla-extract/css";
import { component, vars } from "../../theme/index.ts";

export const holder = style({ "@layer": { [component]: { position: "relative", display: "block" } } });

export const select = style({
  "@layer": {
    [component]: { appearance: "none", paddingInlineEnd: "2.75rem", textOverflow: "ellipsis" },
  },
});

export const arrow = style({
  "@layer": {
    [component]: {
      position: "absolute",
      insetInlineEnd: "0.9rem",
      insetBlockStart: "calc(50% - 0.5em)",
      color: vars.colour.textQuiet,
      pointerEvents: "none",
    },
  },
});
