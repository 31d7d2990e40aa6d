import { component, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const statement = style({ "@layer": { [component]: column } });

export const evidence = style({ "@layer": { [component]: { fontSize: vars.text.small } } });

export const summary = style({
  "@layer": {
    [component]: {
      inlineSize: "fit-content",
      // High enough for a thumb.
      paddingBlock: "0.75rem",
      color: vars.colour.textQuiet,
      cursor: "pointer",
      textDecoration: "underline",
      textDecorationStyle: "dotted",
      textUnderlineOffset: "0.2em",
    },
  },
});

export const details = style({
  "@layer": {
    [component]: {
      ...column,
      gap: vars.space.hair,
      borderInlineStart: `3px solid ${vars.colour.line}`,
      paddingInlineStart: vars.space.small,
      color: vars.colour.textQuiet,
      overflowWrap: "anywhere",
    },
  },
});

export const sources = style({
  "@layer": { [component]: { ...column, gap: vars.space.hair, paddingInlineStart: 0, listStyle: "none" } },
});
