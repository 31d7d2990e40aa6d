import { looks } from "@heater-age/report";
import { componentRule, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";
import { globalStyle, styleVariants } from "@vanilla-extract/css";

const GAP = "3pt";
const COLUMN_GAP = "6mm";
const beside = { display: "flex", justifyContent: "space-between" } as const;

/** Texts by their looks. */
export const text = styleVariants(looks, ({ quiet, size, tag, weight }) =>
  componentRule({
    fontSize: `${size}pt`,
    fontWeight: weight,
    overflowWrap: "anywhere",
    ...(quiet && { color: vars.colour.textQuiet }),
    ...(tag !== "p" && { lineHeight: 1.15, breakAfter: "avoid" }),
  }),
);

export const strong = componentStyle({ fontWeight: 700 });

export const quiet = componentStyle({ color: vars.colour.textQuiet });

export const link = componentStyle({ color: vars.colour.link, textDecoration: "none" });

export const tone = styleVariants(
  { monitor: vars.colour.monitor.text, replace: vars.colour.replace.text },
  (color) => componentRule({ color }),
);

const base = componentStyle({});

export const list = styleVariants(
  {
    none: { paddingInlineStart: 0, listStyle: "none" },
    bullets: { paddingInlineStart: "10pt" },
    numbers: { paddingInlineStart: "14pt" },
    rule: {
      paddingInlineStart: "8pt",
      listStyle: "none",
      borderInlineStart: `1.5pt solid ${vars.colour.line}`,
    },
  },
  (look) => [base, componentRule(look)],
);

globalStyle(`${base} > li`, componentRule({ marginBlockEnd: GAP, breakInside: "avoid" }));
globalStyle(
  `${list.numbers} > li::marker`,
  componentRule({ color: vars.colour.accent, fontSize: "8.75pt", fontWeight: 700 }),
);

/** Items next to each other, by the number of columns. */
export const columns = styleVariants({ 1: 1, 2: 2, 3: 3 }, (count) =>
  componentRule(
    count === 1
      ? {}
      : {
          display: "grid",
          gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
          columnGap: COLUMN_GAP,
        },
  ),
);

export const fact = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  gap: "6pt",
  paddingBlock: GAP,
  borderBlockStart: `0.5pt solid ${vars.colour.line}`,
  breakInside: "avoid",
});

export const state = componentStyle({ ...beside, flexWrap: "wrap", alignItems: "center", gap: "4pt 12pt" });

export const box = styleVariants(
  { monitor: vars.colour.monitor.zone, replace: vars.colour.replace.zone },
  (color) =>
    componentRule({
      display: "grid",
      gap: GAP,
      paddingInlineStart: "8pt",
      borderInlineStart: `1.5pt solid ${color}`,
      breakInside: "avoid",
    }),
);

export const head = componentStyle({
  ...beside,
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
