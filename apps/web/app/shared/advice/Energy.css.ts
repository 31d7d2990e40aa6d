import { component, media, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const energy = style({ "@layer": { [component]: { ...column, gap: vars.space.small } } });

export const heaters = style({
  "@layer": { [component]: { ...column, gap: vars.space.medium, paddingInlineStart: 0, listStyle: "none" } },
});

export const heater = style({
  "@layer": { [component]: { ...column, gap: vars.space.hair, breakInside: "avoid" } },
});

export const row = style({
  "@layer": {
    [component]: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      gap: `0 ${vars.space.medium}`,
      fontWeight: 600,
    },
  },
});

export const cost = style({
  "@layer": { [component]: { fontWeight: 740, fontVariantNumeric: "tabular-nums" } },
});

export const bar = style({
  "@layer": {
    [component]: { inlineSize: "100%", blockSize: "0.5rem", direction: "ltr", printColorAdjust: "exact" },
  },
});

export const track = style({ "@layer": { [component]: { fill: vars.colour.line } } });

const colour = (fill: string) =>
  style({
    "@layer": { [component]: { fill, "@media": { [media.forcedColours]: { fill: "CanvasText" } } } },
  });

export const present = colour(vars.colour.accent);

export const fresh = colour(vars.colour.link);

export const form = style({
  "@layer": {
    [component]: {
      ...column,
      gap: vars.space.medium,
      paddingBlockStart: vars.space.small,
      "@media": { [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
    },
  },
});

export const submit = style({ "@layer": { [component]: { gridColumn: "1 / -1" } } });
