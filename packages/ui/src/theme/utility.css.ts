import { style } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { utility } from "./layers.css.ts";
import { media } from "./responsive.ts";

/** For screen readers only. */
export const visuallyHidden = style({
  "@layer": {
    [utility]: {
      position: "absolute",
      inlineSize: "1px",
      blockSize: "1px",
      margin: "-1px",
      padding: 0,
      border: 0,
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});

/** Not on paper. */
export const screenOnly = style({
  "@layer": { [utility]: { "@media": { [media.print]: { display: "none" } } } },
});

/** Page width with a margin that grows with the window. */
export const wrap = style({
  "@layer": {
    [utility]: {
      inlineSize: "100%",
      maxInlineSize: vars.measure.page,
      marginInline: "auto",
      paddingInline: "clamp(1rem, 4vi, 2.5rem)",
      "@media": { [media.print]: { paddingInline: 0 } },
    },
  },
});

/** Serial and model numbers as printed on a plate. */
export const plateText = style({
  "@layer": {
    [utility]: {
      fontFamily: vars.font.mono,
      fontVariantNumeric: "slashed-zero",
      fontWeight: 600,
      letterSpacing: "0.06em",
    },
  },
});
