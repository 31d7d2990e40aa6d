import { componentRule, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";
import { globalStyle, styleVariants } from "@vanilla-extract/css";

const GAP = "3pt";

export const section = componentStyle({ marginBlockEnd: "10pt" });

globalStyle(
  `${section} * + :is(p, h3, ul, ol, dl, table, svg, section)`,
  componentRule({ marginBlockStart: GAP }),
);

// Makes room for the texts above its line.
globalStyle(`${section} > svg`, componentRule({ marginBlockStart: "12pt" }));

export const heading = componentStyle({
  marginBlockEnd: GAP,
  fontSize: "10.5pt",
  fontWeight: 700,
  breakAfter: "avoid",
});

export const subheading = componentStyle({ fontSize: "8.75pt", fontWeight: 700, breakAfter: "avoid" });

export const small = componentStyle({ color: vars.colour.textQuiet, fontSize: "7.75pt" });

export const strong = componentStyle({ fontWeight: 700 });

export const quiet = componentStyle({ color: vars.colour.textQuiet });

export const link = componentStyle({ color: vars.colour.link, textDecoration: "none" });

const base = componentStyle({});

export const list = styleVariants(
  {
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

export const fact = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
  gap: "6pt",
  paddingBlock: GAP,
  borderBlockEnd: `0.5pt solid ${vars.colour.line}`,
  breakInside: "avoid",
});

export const table = componentStyle({
  inlineSize: "100%",
  marginBlock: GAP,
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
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
globalStyle(`${table} tr`, componentRule({ breakInside: "avoid" }));

export const warning = styleVariants(
  { monitor: vars.colour.monitor.zone, replace: vars.colour.replace.zone },
  (colour) =>
    componentRule({
      display: "grid",
      gap: GAP,
      marginBlock: GAP,
      paddingInlineStart: "8pt",
      borderInlineStart: `1.5pt solid ${colour}`,
    }),
);
