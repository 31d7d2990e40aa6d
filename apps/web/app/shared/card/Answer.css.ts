import { column, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

export const answer = componentStyle({
  ...column,
  gap: "1.1rem",
  "@media": {
    // As high as the column beside it, unless that is high because its parts are open.
    [media.wide]: { padding: "2.25rem", minBlockSize: "min(100%, 56rem)", alignContent: "space-between" },
  },
});

export const top = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0.4rem 0.75rem",
  marginBlockEnd: "0.6rem",
});

/** The age, in the largest type of the site. */
export const age = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "0.2rem 0.18em",
  fontSize: vars.text.age,
  fontWeight: 780,
  letterSpacing: "-0.035em",
  lineHeight: 0.98,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});

export const rest = componentStyle({
  // Always on a line of its own, however short the years are.
  flexBasis: "100%",
  color: vars.colour.textQuiet,
  fontSize: "0.36em",
  fontWeight: 600,
  letterSpacing: "-0.01em",
});

export const made = componentStyle({ marginBlockStart: "0.55rem", fontSize: vars.text.subtitle });

export const say = componentStyle({ maxInlineSize: vars.measure.reading });

export const either = componentStyle({ ...column, gap: vars.space.tiny });

const anyDate = {
  padding: "0.6rem",
  border: `1.5px solid ${vars.colour.fieldLine}`,
  borderRadius: vars.radius.control,
  fontWeight: 650,
} as const;

/** A date that can't be chosen. */
export const fixedDate = componentStyle(anyDate);

export const date = componentStyle({
  font: "inherit",
  ...anyDate,
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: "0.5rem",
  minBlockSize: vars.target,
  backgroundColor: "transparent",
  color: vars.colour.text,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    // Like a button of a form, so that it looks like a choice.
    "&::before": {
      content: "",
      inlineSize: "0.9rem",
      blockSize: "0.9rem",
      border: `2px solid ${vars.colour.fieldLine}`,
      borderRadius: "50%",
    },
    "&[aria-pressed='true']::before": {
      borderColor: vars.colour.accent,
      borderWidth: "0.3rem",
    },
    "&:hover": { borderColor: vars.colour.accent },
    "&[aria-pressed='true']": {
      borderColor: vars.colour.accent,
      boxShadow: `inset 0 0 0 1px ${vars.colour.accent}`,
    },
  },
});

/** A date with its facts, which move to the next line together where both are too long. */
export const dateLine = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "0.5rem",
});

export const dateAge = componentStyle({
  color: vars.colour.textQuiet,
  fontSize: vars.text.tiny,
  fontWeight: 400,
  "@media": { [media.medium]: { fontSize: vars.text.small } },
});
