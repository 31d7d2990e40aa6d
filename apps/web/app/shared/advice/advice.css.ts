import { column, componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { globalStyle, styleVariants } from "@vanilla-extract/css";

export const heater = componentStyle({ ...column, gap: vars.space.hair, breakInside: "avoid" });

export const row = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${vars.space.medium}`,
  fontWeight: 600,
});

export const cost = componentStyle({ fontWeight: 740, fontVariantNumeric: "tabular-nums" });

export const bar = componentStyle({
  inlineSize: "100%",
  blockSize: "0.5rem",
  direction: "ltr",
  printColorAdjust: "exact",
});

export const track = componentStyle({ fill: vars.colour.line });

const colour = (fill: string) =>
  componentStyle({ fill, "@media": { [media.forcedColours]: { fill: "CanvasText" } } });

export const present = colour(vars.colour.accent);

export const fresh = colour(vars.colour.link);

export const left = componentStyle({ fontSize: vars.text.subtitle, fontWeight: 650, textWrap: "balance" });

// Sources are in smaller print.
globalStyle(`${left} details`, componentRule({ fontWeight: 400 }));

export const table = componentStyle({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: vars.text.small,
  fontVariantNumeric: "tabular-nums",
});

globalStyle(
  `${table} :is(th, td)`,
  componentRule({
    paddingBlock: vars.space.tiny,
    paddingInlineEnd: vars.space.small,
    borderBlockEnd: `1px solid ${vars.colour.line}`,
    textAlign: "start",
    verticalAlign: "top",
  }),
);

globalStyle(`${table} th`, componentRule({ color: vars.colour.textQuiet, fontWeight: 600 }));

export const figure = componentStyle({ ...column, gap: vars.space.tiny, breakInside: "avoid" });

export const chart = componentStyle({
  inlineSize: "100%",
  blockSize: "12rem",
  overflow: "visible",
  // Years go from left to right in every language.
  direction: "ltr",
  printColorAdjust: "exact",
  "@media": { [media.print]: { blockSize: "32mm" } },
});

export const range = componentStyle({
  fill: vars.colour.accentGround,
  "@media": { [media.forcedColours]: { fill: "none", stroke: "GrayText" } },
});

export const grid = componentStyle({ stroke: vars.colour.line });

export const band = componentStyle({
  fill: vars.colour.link,
  fillOpacity: 0.25,
  "@media": { [media.forcedColours]: { fill: "GrayText" } },
});

export const line = componentStyle({
  fill: "none",
  stroke: vars.colour.link,
  strokeWidth: "2px",
  "@media": { [media.forcedColours]: { stroke: "CanvasText" } },
});

export const mark = componentStyle({
  stroke: vars.colour.text,
  strokeWidth: "2px",
  strokeDasharray: "5 3",
  "@media": { [media.forcedColours]: { stroke: "Highlight" } },
});

export const label = componentStyle({
  fill: vars.colour.textQuiet,
  // Keeps the text readable over a line.
  stroke: vars.colour.surface,
  strokeWidth: "4px",
  strokeLinejoin: "round",
  paintOrder: "stroke",
  fontSize: vars.text.tiny,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.forcedColours]: { fill: "CanvasText", stroke: "Canvas" } },
});

export const now = componentStyle({ fill: vars.colour.text, fontWeight: 700 });

export const axis = componentStyle({
  color: vars.colour.textQuiet,
  fontSize: vars.text.tiny,
  textAlign: "center",
});

const base = componentStyle({
  ...column,
  gap: vars.space.tiny,
  borderInlineStart: "3px solid",
  paddingInlineStart: vars.space.small,
  overflowWrap: "anywhere",
  breakInside: "avoid",
});

/** A notice, with a line in the color of its answer. */
export const notice = styleVariants(
  { monitor: vars.colour.monitor, replace: vars.colour.replace },
  ({ zone }) => [base, componentRule({ borderColor: zone })],
);

export const name = componentStyle({ fontWeight: 700 });

export const stop = componentStyle({ display: "flex", gap: vars.space.tiny, fontWeight: 650 });

export const links = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.medium,
  fontSize: vars.text.small,
});

globalStyle(
  `${links} li`,
  componentRule({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space.hair }),
);

globalStyle(
  `${links} a`,
  componentRule({ display: "inline-flex", alignItems: "center", minBlockSize: vars.target }),
);

export const lineIcon = componentStyle({ marginBlockStart: "0.22rem", flexShrink: 0 });

export const state = componentStyle({
  borderInlineStart: `3px solid ${vars.colour.line}`,
  paddingInlineStart: vars.space.small,
  fontWeight: 600,
});

export const form = componentStyle({
  ...column,
  justifyItems: "stretch",
  gap: vars.space.medium,
  paddingBlockEnd: vars.space.small,
});

export const day = componentStyle({
  ...column,
  alignItems: "start",
  gap: vars.space.small,
  "@media": { [media.medium]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
