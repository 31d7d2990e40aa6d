import { componentStyle } from "../../theme/style.ts";
import { vars } from "../../theme/index.ts";

export const holder = componentStyle({ position: "relative", display: "block" });

export const select = componentStyle({
  appearance: "none",
  paddingInlineEnd: "2.75rem",
  textOverflow: "ellipsis",
});

export const arrow = componentStyle({
  position: "absolute",
  insetInlineEnd: "0.9rem",
  insetBlockStart: "calc(50% - 0.5em)",
  color: vars.colour.textQuiet,
  pointerEvents: "none",
});
