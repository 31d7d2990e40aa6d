import { component, media, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";
import { facts as termsAndText, termWidth } from "../../../shared/document/Facts.css.ts";

export { mark } from "../../../shared/document/ConfidenceMark.css.ts";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

/** All of it: the only one that the browser's own part of the page needs, so that the others come along. */
export const proof = style({ "@layer": { [component]: { ...column, gap: vars.space.huge } } });

export const intro = style({
  "@layer": {
    [component]: { maxInlineSize: vars.measure.reading, fontSize: vars.text.lead, lineHeight: 1.5 },
  },
});

export const text = style({ "@layer": { [component]: { maxInlineSize: vars.measure.reading } } });

export const quiet = style({
  "@layer": { [component]: { color: vars.colour.textQuiet, fontSize: vars.text.small } },
});

export const contents = style({
  "@layer": {
    [component]: {
      display: "flex",
      flexWrap: "wrap",
      gap: `${vars.space.tiny} ${vars.space.large}`,
      paddingInlineStart: 0,
      listStyle: "none",
      "@media": { [media.print]: { display: "none" } },
    },
  },
});

export const jump = style({
  "@layer": {
    [component]: { display: "inline-flex", alignItems: "center", minBlockSize: vars.target, fontWeight: 600 },
  },
});

export const section = style({ "@layer": { [component]: { ...column, gap: vars.space.medium } } });

export const heading = style({
  "@layer": {
    [component]: { fontSize: vars.text.title, fontWeight: 720, scrollMarginBlockStart: vars.space.medium },
  },
});

export const figures = style({
  "@layer": {
    [component]: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(15rem, 100%), 1fr))",
      gap: vars.space.small,
      paddingInlineStart: 0,
      listStyle: "none",
    },
  },
});

export const figure = style({
  "@layer": {
    [component]: {
      padding: vars.space.medium,
      border: `1px solid ${vars.colour.line}`,
      borderRadius: vars.radius.card,
      backgroundColor: vars.colour.surface,
    },
  },
});

export const count = style({
  "@layer": {
    [component]: {
      display: "block",
      fontSize: vars.text.verdict,
      fontWeight: 740,
      fontVariantNumeric: "tabular-nums",
      letterSpacing: "-0.022em",
      lineHeight: 1.1,
    },
  },
});

export const name = style({ "@layer": { [component]: { fontWeight: 650, hyphens: "auto" } } });

export const brands = style({
  "@layer": { [component]: { ...column, borderBlockStart: `1px solid ${vars.colour.line}` } },
});

export const brand = style({
  "@layer": { [component]: { borderBlockEnd: `1px solid ${vars.colour.line}` } },
});

export const summary = style({
  "@layer": {
    [component]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      columnGap: vars.space.small,
      paddingBlock: vars.space.tiny,
    },
  },
});

export const label = style({ "@layer": { [component]: { fontSize: vars.text.body } } });

export const inside = style({
  "@layer": {
    [component]: {
      ...column,
      gap: vars.space.medium,
      paddingBlock: vars.space.tiny,
      paddingBlockEnd: vars.space.large,
      // So that the name of the brand is seen too when an address leads here.
      scrollMarginBlockStart: "4rem",
    },
  },
});

export const format = style({ "@layer": { [component]: { ...column, gap: vars.space.small } } });

export const years = style({
  "@layer": {
    [component]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: `${vars.space.tiny} ${vars.space.small}`,
      fontSize: vars.text.body,
      fontWeight: 700,
      overflowWrap: "anywhere",
    },
  },
});

export const facts = style([termsAndText, { vars: { [termWidth]: "12rem" } }]);

export const list = style({
  "@layer": {
    [component]: {
      display: "grid",
      gap: vars.space.hair,
      margin: 0,
      paddingInlineStart: "1.1rem",
      // Within a list too.
      listStyleType: "disc",
    },
  },
});

export const claims = style({
  "@layer": {
    [component]: { ...column, gap: vars.space.large, paddingInlineStart: 0, listStyle: "none" },
  },
});

export const claim = style({ "@layer": { [component]: { ...column, gap: vars.space.small } } });
