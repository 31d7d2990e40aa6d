import { component, media, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const said = style({ "@layer": { [component]: { ...column, gap: vars.space.small } } });

export const cover = style({ "@layer": { [component]: { ...column, gap: vars.space.hair } } });

export const state = style({
  "@layer": {
    [component]: {
      borderInlineStart: `3px solid ${vars.colour.line}`,
      paddingInlineStart: vars.space.small,
      fontWeight: 600,
    },
  },
});

export const form = style({
  "@layer": {
    [component]: {
      ...column,
      justifyItems: "stretch",
      gap: vars.space.medium,
      paddingBlockEnd: vars.space.small,
    },
  },
});

export const day = style({
  "@layer": {
    [component]: {
      ...column,
      alignItems: "start",
      gap: vars.space.small,
      "@media": { [media.medium]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
    },
  },
});
