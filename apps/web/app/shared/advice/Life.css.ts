import { component, vars } from "@heater-age/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const life = style({ "@layer": { [component]: { ...column, gap: vars.space.small } } });

export const date = style({ "@layer": { [component]: { ...column, gap: vars.space.tiny } } });

export const left = style({
  "@layer": { [component]: { fontSize: vars.text.subtitle, fontWeight: 650, textWrap: "balance" } },
});

// What it rests on is smaller print.
globalStyle(`${left} details`, { "@layer": { [component]: { fontWeight: 400 } } });

export const figures = style({ "@layer": { [component]: { ...column, gap: vars.space.small } } });

export const table = style({
  "@layer": {
    [component]: {
      inlineSize: "100%",
      borderCollapse: "collapse",
      fontSize: vars.text.small,
      fontVariantNumeric: "tabular-nums",
    },
  },
});

globalStyle(`${table} :is(th, td)`, {
  "@layer": {
    [component]: {
      paddingBlock: vars.space.tiny,
      paddingInlineEnd: vars.space.small,
      borderBlockEnd: `1px solid ${vars.colour.line}`,
      textAlign: "start",
      verticalAlign: "top",
    },
  },
});

globalStyle(`${table} th`, {
  "@layer": { [component]: { color: vars.colour.textQuiet, fontWeight: 600 } },
});
