import { column, componentRule, componentStyle } from "../../theme/style.ts";
import { styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/index.ts";

export const life = componentStyle({ ...column, gap: vars.space.tiny, breakInside: "avoid" });

const anyLine = {
  display: "block",
  // Room for half a mark at either end.
  inlineSize: "calc(100% - 6px)",
  marginInline: "3px",
  blockSize: "2.75rem",
  overflow: "visible",
  // Years go from left to right in every language.
  direction: "ltr",
  printColorAdjust: "exact",
} as const;

// On paper, rems are smaller, and what is drawn is in pixels.
export const line = componentStyle({ ...anyLine, "@media": { [media.print]: { blockSize: "44px" } } });

/** With a line of text below. */
export const tallLine = componentStyle({
  ...anyLine,
  blockSize: "3.75rem",
  "@media": { [media.print]: { blockSize: "60px" } },
});

/** Rounds the two ends of the line. */
export const track = componentStyle({ clipPath: "inset(0 round 8px)" });

export const ground = componentStyle({
  fill: vars.colour.line,
  "@media": { [media.forcedColours]: { fill: "Canvas", stroke: "CanvasText" } },
});

const colours = {
  warranty: vars.colour.good.zone,
  life: vars.colour.year.ground,
  past: vars.colour.replace.zone,
} as const;
const forced = { warranty: "Highlight", life: "GrayText", past: "CanvasText" } as const;

export const span = styleVariants(colours, (fill, tone) =>
  componentRule({ fill, "@media": { [media.forcedColours]: { fill: forced[tone] } } }),
);

/** Stripes over the expected life, so that it differs from the rest without color. */
export const stripe = componentStyle({
  stroke: vars.colour.year.text,
  strokeOpacity: 0.4,
  strokeWidth: "2px",
});

export const mark = componentStyle({
  fill: vars.colour.text,
  "@media": { [media.forcedColours]: { fill: "CanvasText" } },
});

/** Another possible date. */
export const start = componentStyle({
  fill: vars.colour.textQuiet,
  "@media": { [media.forcedColours]: { fill: "CanvasText" } },
});

export const halo = componentStyle({
  fill: vars.colour.surface,
  "@media": { [media.forcedColours]: { fill: "Canvas" } },
});

export const word = componentStyle({
  fill: vars.colour.text,
  fontSize: vars.text.tiny,
  fontWeight: 650,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.forcedColours]: { fill: "CanvasText" } },
});

export const legend = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `0.2rem ${vars.space.medium}`,
  fontSize: vars.text.tiny,
});

export const entry = componentStyle({ display: "inline-flex", alignItems: "center", gap: "0.4rem" });

export const name = componentStyle({ fontWeight: 650 });

/** Room for the longest value that loads late, so that it causes no layout shift. */
const room = { warranty: "15ch", life: "10ch", past: "0" } as const;

export const value = styleVariants(room, (minInlineSize) =>
  componentRule({
    display: "inline-block",
    minInlineSize,
    color: vars.colour.textQuiet,
    fontVariantNumeric: "tabular-nums",
  }),
);

export const sample = componentStyle({
  flex: "none",
  inlineSize: "0.7rem",
  blockSize: "0.7rem",
  printColorAdjust: "exact",
});
