import { componentRule, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const choose = componentStyle({ position: "relative", display: "grid" });

export const field = style({});

// The label looks like a button, and the field before it has the focus.
globalStyle(
  `${field}:focus-visible + label`,
  componentRule({ outline: `3px solid ${vars.colour.accent}`, outlineOffset: "2px" }),
);
