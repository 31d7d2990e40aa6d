import { component, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

export const example = style({
  "@layer": {
    [component]: {
      display: "grid",
      gap: vars.space.medium,
      alignContent: "start",
      gridTemplateColumns: "minmax(0, 1fr)",
    },
  },
});

export const heading = style({
  "@layer": { [component]: { fontSize: vars.text.subtitle, fontWeight: 700 } },
});

export const caption = style({
  "@layer": {
    [component]: {
      marginBlockStart: vars.space.tiny,
      color: vars.colour.textQuiet,
      fontSize: vars.text.small,
    },
  },
});

export const points = style({
  "@layer": {
    [component]: {
      display: "grid",
      gap: vars.space.tiny,
      gridTemplateColumns: "minmax(0, 1fr)",
      paddingInlineStart: 0,
      listStyle: "none",
      overflowWrap: "anywhere",
      hyphens: "auto",
      hyphenateLimitChars: "12 5 5",
    },
  },
});

export const point = style({
  "@layer": { [component]: { display: "flex", gap: vars.space.small, alignItems: "baseline" } },
});

export const mark = style({
  "@layer": { [component]: { flexShrink: 0, color: vars.colour.accent, translate: "0 0.1em" } },
});
