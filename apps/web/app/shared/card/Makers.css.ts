import { component, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const makers = style({
  "@layer": {
    [component]: {
      ...column,
      gap: vars.space.medium,
      paddingInlineStart: 0,
      paddingBlockStart: vars.space.tiny,
      listStyle: "none",
    },
  },
});

/** One maker, set off by a line at its side. */
export const maker = style({
  "@layer": {
    [component]: {
      ...column,
      gap: vars.space.tiny,
      borderInlineStart: `3px solid ${vars.colour.line}`,
      paddingInlineStart: vars.space.small,
      overflowWrap: "anywhere",
    },
  },
});

export const head = style({
  "@layer": {
    [component]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      justifyContent: "space-between",
      gap: `0.15rem ${vars.space.small}`,
    },
  },
});

/** How sure it is, in a word. */
export const sure = style({
  "@layer": {
    [component]: {
      color: vars.colour.textQuiet,
      fontSize: vars.text.small,
      fontWeight: 650,
    },
  },
});

export const sources = style({ "@layer": { [component]: { fontSize: vars.text.small } } });
