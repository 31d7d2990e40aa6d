import { componentStyle } from "../../theme/style.ts";
import { style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/index.ts";

export const details = style({});

export const summary = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: "0.45rem",
  inlineSize: "fit-content",
  minBlockSize: vars.target,
  color: vars.colour.link,
  fontSize: vars.text.small,
  fontWeight: 600,
  selectors: {
    "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  },
});

export const arrow = componentStyle({
  rotate: "-90deg",
  "@media": { [media.motion]: { transition: "rotate 140ms" } },
  selectors: { [`${details}[open] > ${summary} > &`]: { rotate: "0deg" } },
});
