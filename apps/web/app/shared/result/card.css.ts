import { component, media, vars } from "@heater-age/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** One column that a long word cannot widen. */
const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const card = style({
  "@layer": { [component]: { ...column, gap: "1.35rem" } },
});

export const head = style({
  "@layer": { [component]: { ...column, gap: "0.5rem", justifyItems: "start", overflowWrap: "anywhere" } },
});

export const pills = style({
  "@layer": { [component]: { display: "flex", flexWrap: "wrap", gap: "0.4rem" } },
});

export const verdict = style({
  "@layer": {
    [component]: {
      fontSize: vars.text.verdict,
      fontWeight: 740,
      letterSpacing: "-0.025em",
      lineHeight: 1.1,
      fontVariantNumeric: "tabular-nums",
    },
  },
});

export const made = style({
  "@layer": { [component]: { color: vars.colour.textQuiet, fontSize: vars.text.subtitle } },
});

export const about = style({
  "@layer": { [component]: { color: vars.colour.textQuiet, fontSize: vars.text.small } },
});

export const title = style({
  "@layer": { [component]: { fontSize: vars.text.title, fontWeight: 720 } },
});

export const section = style({
  "@layer": { [component]: { ...column, gap: vars.space.tiny } },
});

export const heading = style({
  "@layer": { [component]: { fontSize: "1.0625rem", fontWeight: 700 } },
});

export const list = style({
  "@layer": {
    [component]: { ...column, gap: vars.space.small, paddingInlineStart: 0, listStyle: "none" },
  },
});

/** Another date: set off by a line at its side. */
export const another = style({
  "@layer": {
    [component]: {
      borderInlineStart: `3px solid ${vars.colour.line}`,
      paddingInlineStart: vars.space.small,
    },
  },
});

export const quiet = style({ "@layer": { [component]: { color: vars.colour.textQuiet } } });

export const actions = style({
  "@layer": {
    [component]: {
      display: "grid",
      gap: vars.space.tiny,
      paddingInlineStart: 0,
      listStyle: "none",
      counterReset: "action",
    },
  },
});

export const action = style({
  "@layer": {
    [component]: {
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
    },
  },
});

/**
 * What comes a moment later than the verdict. As long as that stands before the card it takes no place, so that nothing
 * moves unasked.
 */
export const late = style({
  "@layer": {
    [component]: {
      display: "contents",
      "@media": { screen: { selectors: { "[data-behind] &": { display: "none" } } } },
    },
  },
});

export const buttons = style({
  "@layer": {
    [component]: {
      display: "flex",
      flexWrap: "wrap",
      gap: vars.space.tiny,
      borderBlockStart: `1px solid ${vars.colour.line}`,
      paddingBlockStart: "1.25rem",
    },
  },
});

/** A row that is one link: a number or a brand to try. */
export const tryRow = style({
  "@layer": {
    [component]: {
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
    },
  },
});

export const tryName = style({ "@layer": { [component]: { fontWeight: 650 } } });

export const changed = style({
  "@layer": {
    [component]: {
      backgroundColor: "transparent",
      color: vars.colour.accent,
      textDecoration: "underline",
      textDecorationThickness: "2px",
      textUnderlineOffset: "0.2em",
    },
  },
});

export const facts = style({
  "@layer": {
    [component]: {
      ...column,
      gap: vars.space.small,
      paddingBlockEnd: vars.space.tiny,
      fontSize: vars.text.small,
      // As wide as the longest name, so that none is broken.
      "@media": { [media.medium]: { gridTemplateColumns: "minmax(7rem, max-content) minmax(0, 1fr)" } },
    },
  },
});

export const fact = style({
  "@layer": {
    [component]: {
      ...column,
      gap: "0.1rem 1rem",
      "@media": { [media.medium]: { gridColumn: "1 / -1", gridTemplateColumns: "subgrid" } },
    },
  },
});

export const term = style({ "@layer": { [component]: { color: vars.colour.textQuiet } } });

export const plainList = style({
  "@layer": { [component]: { ...column, gap: "0.25rem", paddingInlineStart: "1.1rem" } },
});

export const chips = style({
  "@layer": {
    [component]: {
      display: "flex",
      flexWrap: "wrap",
      gap: vars.space.tiny,
      paddingInlineStart: 0,
      paddingBlockStart: vars.space.tiny,
      listStyle: "none",
    },
  },
});

export const chip = style({
  "@layer": {
    [component]: {
      display: "inline-flex",
      alignItems: "center",
      minBlockSize: vars.target,
      paddingInline: vars.space.medium,
      border: `1.5px solid ${vars.colour.fieldLine}`,
      borderRadius: vars.radius.round,
      color: vars.colour.text,
      fontSize: vars.text.small,
      fontWeight: 600,
      textDecoration: "none",
      selectors: {
        "&:hover": { borderColor: vars.colour.accent, backgroundColor: vars.colour.accentGround },
      },
    },
  },
});

/** Does nothing without scripts, and is not shown then. */
export const scripted = style({
  "@layer": { [component]: { "@media": { "(scripting: none)": { display: "none" } } } },
});

export const proof = style({
  "@layer": {
    [component]: {
      display: "flex",
      flexWrap: "wrap",
      columnGap: vars.space.large,
      fontSize: vars.text.small,
    },
  },
});

globalStyle(`${proof} > a`, {
  "@layer": {
    [component]: { display: "inline-flex", alignItems: "center", minBlockSize: vars.target, fontWeight: 600 },
  },
});
