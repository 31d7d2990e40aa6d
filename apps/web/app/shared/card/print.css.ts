import { media, vars } from "@heater-age/ui/theme";
import { globalStyle, style, type StyleRule } from "@vanilla-extract/css";
import { steps } from "./StepsNow.css.ts";
import { columns } from "./Verdict.css.ts";

// Above all layers: on paper, these win over the styles of the parts.

type Rule = Omit<StyleRule, "@media" | "@layer" | "selectors" | "vars">;

const COLUMN_GAP = "8mm";
const line = `0.5pt solid ${vars.colour.line}`;

/** Not on the screen. */
export const printOnly = style({ "@media": { "not print": { display: "none" } } });

/** The only printed part of its page. */
export const paper = style({
  "@media": {
    [media.print]: {
      page: "paper",
      fontSize: "9.5pt",
      lineHeight: 1.35,
      // Otherwise browsers don't print backgrounds.
      printColorAdjust: "exact",
    },
  },
});

/** Like `paper`, and not on the screen. */
export const sheet = style([paper, printOnly]);

const onPaper = (selector: string, rule: Rule) =>
  globalStyle(selector, { "@media": { [media.print]: rule } });

globalStyle("@page paper", { margin: "12mm 14mm" });

// Sizes of the parts follow it.
onPaper(`html:has(${paper})`, { fontSize: "9.5pt" });

onPaper(`body:has(${paper}), body :has(${paper})`, {
  display: "block",
  maxInlineSize: "none",
  minBlockSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

onPaper(`body:has(${paper}) :not(${paper}, ${paper} *, :has(${paper}))`, { display: "none" });

export const head = style({
  display: "flex",
  justifyContent: "space-between",
  gap: COLUMN_GAP,
  marginBlockEnd: "10pt",
  paddingBlockEnd: "5pt",
  borderBlockEnd: `1.5pt solid ${vars.colour.accent}`,
});

export const publisher = style({
  display: "flex",
  alignItems: "center",
  gap: "7pt",
  marginBlockEnd: "10pt",
});

export const logo = style({ blockSize: "28pt", inlineSize: "auto" });

export const name = style({ fontSize: "12pt", fontWeight: 700 });

export const title = style({ fontSize: "19pt", fontWeight: 700, lineHeight: 1.15, overflowWrap: "anywhere" });

export const quiet = style({ color: vars.colour.textQuiet, fontSize: "8pt" });

export const foot = style({
  marginBlockStart: "10pt",
  paddingBlockStart: "5pt",
  borderBlockStart: line,
  color: vars.colour.textQuiet,
  fontSize: "8pt",
  breakInside: "avoid",
});

export const code = style({ flex: "none", display: "grid", justifyItems: "end", alignContent: "start" });

/** Scanners need dark on light, in any color scheme. */
export const modules = style({
  inlineSize: "23mm",
  blockSize: "23mm",
  // The quiet zone is in the margin.
  margin: "-2mm -2mm 0 0",
  backgroundColor: "#ffffff",
  fill: "#000000",
  forcedColorAdjust: "none",
});

// Browsers break pages inside nested grids in odd places.
onPaper(`${paper} ${columns}, ${columns} > div`, { display: "block" });

onPaper(`${columns} > * + *, ${columns} > div > * + *`, { marginBlockStart: "11pt" });

onPaper(`${paper} h3`, { fontSize: "11.5pt", breakAfter: "avoid" });

onPaper(`${paper} a`, { minBlockSize: 0, textDecoration: "none" });

onPaper(`${paper} [role='group']`, { gridTemplateColumns: "repeat(auto-fit, minmax(60mm, 1fr))" });

onPaper(`${paper} ${steps}`, {
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  columnGap: COLUMN_GAP,
});

onPaper(`${paper} ${steps} > li`, { alignItems: "start", breakInside: "avoid" });

/** The rows: their answers in two columns, then the content of those that are printed whole. */
export const rows = style({});

const row = `${rows} > details`;

onPaper(rows, {
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: COLUMN_GAP,
  border: 0,
});

onPaper(row, { borderBlockStart: line, breakInside: "avoid" });

onPaper(`${row}[data-printed]`, { gridColumn: "1 / -1", order: 1 });

// The answer is on the first page, and each recall is whole.
onPaper(`${row}:has(article)`, { breakInside: "auto" });

onPaper(`${row} > summary`, {
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  minBlockSize: 0,
  padding: "3pt 0",
  border: 0,
});

onPaper(`${row}[data-printed] > summary`, { gridTemplateColumns: "max-content minmax(0, 1fr)" });

onPaper(`${row} > summary > svg`, { display: "none" });

onPaper(`${row} > summary > span`, { textAlign: "start" });

onPaper(`${row} > summary > span > span`, { maxBlockSize: "none" });

onPaper(`${row}:not([data-printed])::details-content`, { display: "none" });

onPaper(`${row}[data-printed]::details-content`, { contentVisibility: "visible" });

// Everything at the address of the code, but no list of sources for each sentence.
onPaper(`${row} details`, { display: "none" });

onPaper(`${row} > div`, { padding: "2pt 0 6pt", fontSize: "8.75pt" });

onPaper(`${row} dl`, { gap: "3pt", fontSize: "inherit" });

onPaper(`${row} dl > div`, { gridTemplateColumns: "22mm minmax(0, 1fr)" });
