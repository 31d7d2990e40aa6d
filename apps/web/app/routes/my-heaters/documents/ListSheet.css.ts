import { column, componentRule, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";
import { globalStyle } from "@vanilla-extract/css";

export { foot, head, quiet, sheet, title } from "../../../shared/card/print.css.ts";

export const heading = componentStyle({ fontSize: "11.5pt", fontWeight: 700, breakAfter: "avoid" });

export const small = componentStyle({ color: vars.colour.textQuiet, fontSize: "7.75pt" });

export const bullets = componentStyle({ paddingInlineStart: "10pt" });

export const page = componentStyle({ ...column, gap: "14pt", overflowWrap: "anywhere" });

export const table = componentStyle({
  inlineSize: "100%",
  marginBlock: "3pt",
  borderCollapse: "collapse",
  fontSize: "7.75pt",
  fontVariantNumeric: "tabular-nums",
  hyphens: "auto",
});

globalStyle(
  `${table} :is(th, td)`,
  componentRule({
    paddingBlock: "2pt",
    paddingInlineEnd: "6pt",
    borderBlockEnd: `0.5pt solid ${vars.colour.line}`,
    fontWeight: 400,
    textAlign: "start",
    verticalAlign: "top",
  }),
);

globalStyle(`${table} thead th`, componentRule({ color: vars.colour.textQuiet }));
globalStyle(`${table} tbody`, componentRule({ breakInside: "avoid" }));
globalStyle(`${table} tbody tr:first-child td`, componentRule({ borderBlockEnd: 0 }));

// A number doesn't wrap, unless it is longer than any on a rating plate.
globalStyle(`${table} :is(th, td)`, componentRule({ overflowWrap: "break-word" }));
globalStyle(`${table} [data-long]`, componentRule({ overflowWrap: "anywhere" }));
globalStyle(`${table} thead`, componentRule({ display: "table-header-group" }));
globalStyle(`${table} tbody tr:first-child td:first-child`, componentRule({ fontWeight: 700 }));
globalStyle(`${table} :is(th, td):last-child`, componentRule({ paddingInlineEnd: 0 }));

/** A line to write on. */
export const note = componentStyle({
  blockSize: "18pt",
  color: vars.colour.textQuiet,
  selectors: { "&&": { verticalAlign: "bottom" } },
});

/** Numbers from the rating plate, which must not get hyphens. */
export const plate = componentStyle({ fontFamily: vars.font.mono, fontSize: "7.25pt", hyphens: "none" });

export const heater = componentStyle({
  ...column,
  gap: "3pt",
  paddingBlock: "6pt",
  borderBlockStart: `0.5pt solid ${vars.colour.line}`,
  breakInside: "avoid",
  selectors: { "&:has(img)": { gridTemplateColumns: "minmax(0, 1fr) 40mm", columnGap: "6mm" } },
});

export const words = componentStyle({
  display: "grid",
  alignContent: "start",
  gap: "3pt",
  overflowWrap: "anywhere",
});

export const typed = componentStyle({ whiteSpace: "pre-line" });

export const photo = componentStyle({
  justifySelf: "end",
  maxInlineSize: "40mm",
  maxBlockSize: "32mm",
  objectFit: "contain",
});
