import { componentRule, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";
import { styleVariants } from "@vanilla-extract/css";

const beside = { display: "flex", alignItems: "center", justifyContent: "space-between" } as const;
const COLUMN_GAP = "6mm";

/** As high as a page of Letter without its margins, so that its footer is at the bottom and it never breaks. */
export const page = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: "15pt",
  minBlockSize: "9.6in",
  breakInside: "avoid",
});

export const head = componentStyle({
  ...beside,
  alignItems: "start",
  gap: COLUMN_GAP,
  paddingBlockEnd: "5pt",
  borderBlockEnd: `1.5pt solid ${vars.colour.accent}`,
});

export const publisher = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: "7pt",
  marginBlockEnd: "12pt",
});

export const logo = componentStyle({ blockSize: "28pt", inlineSize: "auto" });

export const name = componentStyle({ fontSize: "12pt", fontWeight: 700, overflowWrap: "anywhere" });

export const site = componentStyle({
  color: vars.colour.textQuiet,
  fontSize: "9pt",
  overflowWrap: "anywhere",
});

export const title = componentStyle({ fontSize: "19pt", fontWeight: 740 });

export const about = componentStyle({ color: vars.colour.textQuiet });

export const code = componentStyle({ flex: "none", display: "grid", justifyItems: "end", gap: "2pt" });

/** Scanners need dark on light, in any color scheme. */
export const modules = componentStyle({
  inlineSize: "23mm",
  blockSize: "23mm",
  // The quiet zone is in the margin.
  margin: "-2mm -2mm 0 0",
  backgroundColor: "#ffffff",
  fill: "#000000",
  forcedColorAdjust: "none",
});

export const caption = componentStyle({ color: vars.colour.textQuiet, fontSize: "7pt" });

export const top = componentStyle({ ...beside, flexWrap: "wrap", gap: "4pt 12pt" });

export const age = componentStyle({
  marginBlockStart: "7pt",
  fontSize: "36pt",
  fontWeight: 780,
  letterSpacing: "-0.035em",
  lineHeight: 1.1,
});

export const rest = componentStyle({
  color: vars.colour.textQuiet,
  fontSize: "14pt",
  fontWeight: 600,
  letterSpacing: "-0.01em",
});

export const made = componentStyle({ fontSize: "12pt" });

export const sentences = componentStyle({ marginBlockStart: "6pt", fontSize: "10.5pt" });

const threeColumns = { display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } as const;

export const dates = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: "5pt 16mm",
  marginBlockStart: "4pt",
});

export const date = componentStyle({ fontSize: "13pt", fontWeight: 700 });

export const heading = componentStyle({ marginBlockEnd: "5pt", fontSize: "11.5pt", fontWeight: 700 });

export const actions = componentStyle({ ...threeColumns, gap: COLUMN_GAP, counterReset: "action" });

export const action = componentStyle({
  position: "relative",
  paddingInlineStart: "13pt",
  counterIncrement: "action",
  selectors: {
    "&::before": {
      content: "counter(action)",
      position: "absolute",
      insetInlineStart: 0,
      color: vars.colour.accent,
      fontWeight: 700,
    },
  },
});

export const quote = componentStyle({ marginBlockStart: "5pt" });

export const what = componentStyle({ fontWeight: 650 });

export const facts = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: COLUMN_GAP,
});

export const fact = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  gap: "6pt",
  paddingBlock: "4pt",
  borderBlockStart: `0.5pt solid ${vars.colour.line}`,
  overflowWrap: "anywhere",
});

export const value = styleVariants(
  { plain: vars.colour.text, monitor: vars.colour.monitor.text, replace: vars.colour.replace.text },
  (color) => componentRule({ color, fontWeight: 650 }),
);

export const foot = componentStyle({
  marginBlockStart: "auto",
  paddingBlockStart: "5pt",
  borderBlockStart: `0.5pt solid ${vars.colour.line}`,
  color: vars.colour.textQuiet,
  fontSize: "8pt",
  overflowWrap: "anywhere",
});
