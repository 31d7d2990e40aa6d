import { column, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

export const answer = componentStyle({
  ...column,
  gap: "1.1rem",
  "@media": { [media.wide]: { padding: "2.25rem" } },
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
  color: vars.colour.textQuiet,
  fontSize: "0.36em",
  fontWeight: 600,
  letterSpacing: "-0.01em",
});

export const made = componentStyle({ marginBlockStart: "0.55rem", fontSize: vars.text.subtitle });

export const say = componentStyle({ maxInlineSize: vars.measure.reading });

export const either = componentStyle({ ...column, gap: vars.space.tiny });

const anyDate = {
  padding: "0.6rem 0.75rem",
  border: `1.5px solid ${vars.colour.fieldLine}`,
  borderRadius: vars.radius.control,
  fontWeight: 650,
} as const;

/** A date that can't be chosen. */
export const fixedDate = componentStyle(anyDate);

export const date = componentStyle({
  font: "inherit",
  ...anyDate,
  minBlockSize: vars.target,
  backgroundColor: "transparent",
  color: vars.colour.text,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    // Like a button of a form, so that it looks like a choice.
    "&::before": {
      content: "",
      display: "inline-block",
      inlineSize: "0.9rem",
      blockSize: "0.9rem",
      marginInlineEnd: "0.6rem",
      verticalAlign: "-0.12rem",
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

export const dateAge = componentStyle({
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
  fontWeight: 400,
});
