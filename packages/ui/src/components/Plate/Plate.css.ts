import { componentRule, componentStyle } from "../../theme/style.ts";
import { createVar, styleVariants } from "@vanilla-extract/css";
import { fluid, media, vars } from "../../theme/index.ts";

const ink = createVar();
const tint = createVar();
const inset = createVar();

export const plate = componentStyle({
  vars: { [inset]: "0.15rem" },
  position: "relative",
  paddingBlock: "0.9rem 1.1rem",
  paddingInline: "clamp(0.9rem, 4vi, 2rem)",
  border: `1px solid ${vars.colour.plate.line}`,
  borderRadius: "0.7rem",
  backgroundImage: `linear-gradient(180deg, ${vars.colour.plate.top}, ${vars.colour.plate.bottom})`,
  boxShadow: `inset 0 1px 0 ${vars.colour.surface}`,
  breakInside: "avoid",
  selectors: {
    "&::before, &::after": {
      content: "",
      position: "absolute",
      insetBlockStart: "0.6rem",
      inlineSize: "0.5rem",
      blockSize: "0.5rem",
      borderRadius: "50%",
      backgroundImage: `radial-gradient(circle at 35% 30%, ${vars.colour.surface}, ${vars.colour.plate.line})`,
    },
    "&::before": { insetInlineStart: "0.6rem" },
    "&::after": { insetInlineEnd: "0.6rem" },
  },
  "@media": {
    [media.medium]: { vars: { [inset]: "0.3rem" } },
    [media.print]: { paddingBlock: "0.5rem", boxShadow: "none" },
  },
});

export const title = componentStyle({
  marginBlockEnd: "0.4rem",
  color: vars.colour.textQuiet,
  fontSize: "0.75rem",
  fontWeight: 650,
  letterSpacing: "0.09em",
  textTransform: "uppercase",
});

export const parts = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "0.25rem",
  rowGap: "0.9rem",
});

export const part = componentStyle({
  display: "flex",
  flexDirection: "column",
  // No wider than its characters or the longest word below them, so a whole number fits on a phone.
  inlineSize: "min-content",
});

const characters = componentStyle({
  inlineSize: "fit-content",
  minInlineSize: "100%",
  paddingInline: inset,
  borderRadius: "0.3rem 0.3rem 0 0",
  borderBlockEnd: `4px solid ${ink}`,
  backgroundColor: tint,
  color: vars.colour.text,
  fontFamily: vars.font.mono,
  fontVariantNumeric: "slashed-zero",
  fontWeight: 600,
  letterSpacing: "0.06em",
  lineHeight: 1.25,
  "@media": { [media.forcedColours]: { borderBlockEndColor: "CanvasText" } },
});

/** As large as a number of its length can be on a phone; small in illustrations. */
export const size = styleVariants({
  short: [characters, componentRule({ fontSize: fluid([1.5, 2.5]) })],
  medium: [characters, componentRule({ fontSize: fluid([1.2, 2.4]) })],
  long: [characters, componentRule({ fontSize: fluid([1.1, 1.75]) })],
  small: [characters, componentRule({ fontSize: "1.25rem" })],
});

export const meaning = componentStyle({
  marginBlockStart: "0.25rem",
  paddingInline: inset,
  color: ink,
  fontSize: vars.text.tiny,
  fontWeight: 650,
  lineHeight: 1.3,
});

export const value = componentStyle({ display: "block", color: vars.colour.text, fontWeight: 550 });

const paint = ({ ground, text }: { readonly ground: string; readonly text: string }) =>
  ({ vars: { [ink]: text, [tint]: ground } }) as const;

export const tones = styleVariants(
  {
    year: vars.colour.year,
    month: vars.colour.month,
    day: vars.colour.day,
    other: vars.colour.other,
  },
  paint,
);
