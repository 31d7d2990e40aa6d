import { component, media, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

export { arrow, back, intro, title } from "../../shared/document/PageTitle.css.ts";

/** One column that a long word cannot widen. */
const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const page = style({
  "@layer": {
    [component]: {
      ...column,
      gap: vars.space.large,
      paddingBlockStart: vars.space.small,
      overflowWrap: "break-word",
      hyphens: "auto",
      hyphenateLimitChars: "12 5 5",
      "@media": {
        [media.wide]: {
          gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
          columnGap: vars.space.huge,
          alignItems: "start",
          paddingBlockStart: vars.space.large,
        },
      },
    },
  },
});

export const head = style({
  "@layer": {
    [component]: {
      ...column,
      justifyItems: "start",
      gap: vars.space.tiny,
      maxInlineSize: "46rem",
      "@media": { [media.wide]: { gridColumn: "1 / -1" } },
    },
  },
});

export const asking = style({ "@layer": { [component]: { ...column, gap: vars.space.large } } });

export const years = style({ "@layer": { [component]: { ...column, gap: vars.space.hair } } });

export const left = style({
  "@layer": {
    [component]: {
      fontSize: vars.text.title,
      fontWeight: 740,
      letterSpacing: "-0.018em",
      lineHeight: 1.2,
      paddingBlockEnd: vars.space.hair,
      fontVariantNumeric: "tabular-nums",
    },
  },
});

export const question = style({
  "@layer": {
    [component]: {
      ...column,
      gap: vars.space.small,
      borderBlockStart: `1px solid ${vars.colour.line}`,
      paddingBlockStart: vars.space.large,
    },
  },
});

export const heading = style({
  "@layer": { [component]: { fontSize: vars.text.subtitle, fontWeight: 720, lineHeight: 1.25 } },
});

export const form = style({
  "@layer": {
    [component]: {
      ...column,
      gap: vars.space.tiny,
      paddingBlockStart: vars.space.tiny,
      selectors: { "& + &": { paddingBlockStart: 0 } },
    },
  },
});

/** A row that is one answer. */
export const choice = style({
  "@layer": {
    [component]: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: vars.space.medium,
      minBlockSize: "3.25rem",
      paddingBlock: vars.space.tiny,
      paddingInline: vars.space.medium,
      border: `1.5px solid ${vars.colour.fieldLine}`,
      borderRadius: vars.radius.control,
      backgroundColor: "transparent",
      color: vars.colour.text,
      font: "inherit",
      textAlign: "start",
      cursor: "pointer",
      selectors: {
        "&:hover, &[aria-pressed=true]": {
          borderColor: vars.colour.accent,
          backgroundColor: vars.colour.accentGround,
        },
      },
      "@media": { [media.motion]: { transition: "background-color 120ms, border-color 120ms" } },
    },
  },
});

export const ways = style({
  "@layer": {
    [component]: {
      display: "flex",
      flexWrap: "wrap",
      gap: `${vars.space.tiny} ${vars.space.medium}`,
      paddingBlockStart: vars.space.tiny,
      selectors: { "&:empty": { display: "none" } },
    },
  },
});

export const conclusions = style({ "@layer": { [component]: { ...column, gap: vars.space.huge } } });

export const section = style({ "@layer": { [component]: { ...column, gap: vars.space.small } } });

export const subheading = style({
  "@layer": { [component]: { fontSize: vars.text.subtitle, fontWeight: 700, lineHeight: 1.3 } },
});

export const list = style({
  "@layer": {
    [component]: { ...column, gap: vars.space.medium, paddingInlineStart: 0, listStyle: "none" },
  },
});

const answered = {
  ...column,
  gap: "0.15rem",
  justifyItems: "start",
  paddingInlineStart: vars.space.small,
  borderInlineStartWidth: "3px",
} as const;

export const counting = style({
  "@layer": {
    [component]: { ...answered, borderInlineStartStyle: "solid", borderInlineStartColor: vars.colour.accent },
  },
});

export const contradicting = style({
  "@layer": {
    [component]: {
      ...answered,
      borderInlineStartStyle: "dashed",
      borderInlineStartColor: vars.colour.textQuiet,
    },
  },
});

export const unseen = style({
  "@layer": {
    [component]: { ...answered, borderInlineStartStyle: "solid", borderInlineStartColor: vars.colour.line },
  },
});

export const answer = style({ "@layer": { [component]: { fontWeight: 650 } } });

export const effect = style({
  "@layer": { [component]: { fontWeight: 650, fontVariantNumeric: "tabular-nums" } },
});

export const quiet = style({
  "@layer": { [component]: { color: vars.colour.textQuiet, fontSize: vars.text.small } },
});

export const change = style({
  "@layer": {
    [component]: {
      display: "inline-flex",
      alignItems: "center",
      gap: "0.4rem",
      minBlockSize: vars.target,
      fontSize: vars.text.small,
    },
  },
});

export const pills = style({
  "@layer": { [component]: { display: "flex", flexWrap: "wrap", gap: "0.4rem" } },
});

export const points = style({
  "@layer": { [component]: { ...column, gap: vars.space.tiny, paddingInlineStart: "1.25rem" } },
});

/** Does nothing without scripts, and is not shown then. */
export const scripted = style({
  "@layer": { [component]: { "@media": { "(scripting: none)": { display: "none" } } } },
});
