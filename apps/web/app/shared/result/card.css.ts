import { column, componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { globalStyle } from "@vanilla-extract/css";

export const card = componentStyle({ ...column, gap: "1.35rem" });

export const head = componentStyle({
  ...column,
  gap: "0.5rem",
  justifyItems: "start",
  overflowWrap: "anywhere",
});

export const made = componentStyle({ color: vars.colour.textQuiet, fontSize: vars.text.subtitle });

export const heading = componentStyle({ fontSize: "1.0625rem", fontWeight: 700 });

export const list = componentStyle({ ...column, gap: vars.space.small });

/** Another date, with a line at its side. */
export const another = componentStyle({
  borderInlineStart: `3px solid ${vars.colour.line}`,
  paddingInlineStart: vars.space.small,
});

export const quiet = componentStyle({ color: vars.colour.textQuiet });

export const actions = componentStyle({
  display: "grid",
  gap: vars.space.tiny,
  counterReset: "action",
});

export const action = componentStyle({
  display: "grid",
  gridTemplateColumns: "1.9rem minmax(0, 1fr)",
  counterIncrement: "action",
  selectors: {
    "&::before": {
      content: "counter(action)",
      color: vars.colour.accent,
      fontWeight: 750,
      fontVariantNumeric: "tabular-nums",
    },
  },
});

export const buttons = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.tiny,
  borderBlockStart: `1px solid ${vars.colour.line}`,
  paddingBlockStart: "1.25rem",
});

/** A row that is a link: a number or a brand to try. */
export const tryRow = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0.15rem ${vars.space.medium}`,
  minBlockSize: "3.25rem",
  paddingBlock: vars.space.tiny,
  paddingInline: vars.space.small,
  border: `1.5px solid ${vars.colour.fieldLine}`,
  borderRadius: vars.radius.control,
  color: vars.colour.text,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: {
    "&:hover": { borderColor: vars.colour.accent, backgroundColor: vars.colour.accentGround },
  },
  "@media": { [media.motion]: { transition: "background-color 120ms, border-color 120ms" } },
});

export const tryName = componentStyle({ fontWeight: 650 });

export const changed = componentStyle({
  backgroundColor: "transparent",
  color: vars.colour.accent,
  textDecoration: "underline",
  textDecorationThickness: "2px",
  textUnderlineOffset: "0.2em",
});

export const facts = componentStyle({
  ...column,
  gap: vars.space.small,
  paddingBlockEnd: vars.space.tiny,
  fontSize: vars.text.small,
  // As wide as the longest name, so that none breaks.
  "@media": { [media.medium]: { gridTemplateColumns: "minmax(7rem, max-content) minmax(0, 1fr)" } },
});

export const fact = componentStyle({
  ...column,
  gap: "0.1rem 1rem",
  "@media": { [media.medium]: { gridColumn: "1 / -1", gridTemplateColumns: "subgrid" } },
});

export const term = componentStyle({ color: vars.colour.textQuiet });

export const plainList = componentStyle({ ...column, gap: "0.25rem", paddingInlineStart: "1.1rem" });

export const chips = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.tiny,
  paddingBlockStart: vars.space.tiny,
});

export const chip = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.target,
  paddingInline: vars.space.medium,
  border: `1.5px solid ${vars.colour.fieldLine}`,
  borderRadius: vars.radius.round,
  backgroundColor: "transparent",
  color: vars.colour.text,
  fontSize: vars.text.small,
  fontWeight: 600,
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:is(:hover, [aria-pressed='true'])": {
      borderColor: vars.colour.accent,
      backgroundColor: vars.colour.accentGround,
    },
  },
});

/** A link to content that scripts open in place. */
export const unscripted = componentStyle({ "@media": { "(scripting: enabled)": { display: "none" } } });

/** Hidden without scripts, because it would do nothing. */
export const scripted = componentStyle({ "@media": { "(scripting: none)": { display: "none" } } });

/** A form whose button is laid out as if the form were absent. */
export const asIfAbsent = componentStyle({ display: "contents" });

export const proof = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.large,
  fontSize: vars.text.small,
});

globalStyle(
  `${proof} > a`,
  componentRule({ display: "inline-flex", alignItems: "center", minBlockSize: vars.target, fontWeight: 600 }),
);

/** Marks facts that need a check. */
export const mark = componentStyle({
  display: "inline-block",
  marginInlineStart: vars.space.hair,
  paddingInline: vars.space.tiny,
  border: `1.5px solid ${vars.colour.monitor.text}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.colour.monitor.ground,
  color: vars.colour.monitor.text,
  fontSize: vars.text.tiny,
  fontWeight: 650,
});
