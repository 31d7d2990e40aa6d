import { componentRule, componentStyle } from "../../theme/style.ts";
import { styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/index.ts";

/** Shared with the brand select, which has to look alike. */
export const control = componentStyle({
  inlineSize: "100%",
  minBlockSize: "3.125rem",
  paddingBlock: "0.5rem",
  paddingInline: "0.875rem",
  border: `1.5px solid ${vars.colour.fieldLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.colour.field,
  color: vars.colour.text,
  selectors: {
    "&:hover": { borderColor: vars.colour.textQuiet },
    "&:focus-visible": {
      outlineOffset: "0",
      borderColor: vars.colour.link,
      borderRadius: vars.radius.control,
    },
    "&[aria-invalid='true']": { borderColor: vars.colour.critical },
    "&::placeholder": { color: vars.colour.textQuiet, opacity: 1 },
  },
});

const plate = {
  fontFamily: vars.font.mono,
  fontVariantNumeric: "slashed-zero",
  letterSpacing: "0.08em",
} as const;

export const tone = styleVariants({
  plain: [control],
  /** A serial number, large. */
  plate: [control, componentRule({ ...plate, fontSize: "clamp(1.125rem, 5vi, 1.375rem)", fontWeight: 600 })],
  /** A model number. */
  plateSmall: [control, componentRule({ ...plate, fontSize: vars.text.body, fontWeight: 500 })],
});
