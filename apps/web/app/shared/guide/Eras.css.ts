import { component, media, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

export const eras = style({
  "@layer": {
    [component]: {
      display: "grid",
      gap: `${vars.space.large} ${vars.space.medium}`,
      gridTemplateColumns: "minmax(0, 1fr)",
      paddingInlineStart: 0,
      listStyle: "none",
      "@media": { [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
    },
  },
});

export const era = style({
  "@layer": {
    [component]: {
      display: "grid",
      gap: vars.space.tiny,
      alignContent: "start",
      gridTemplateColumns: "minmax(0, 1fr)",
    },
  },
});

export const head = style({
  "@layer": {
    [component]: { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: vars.space.small },
  },
});

export const years = style({ "@layer": { [component]: { fontWeight: 700 } } });

export const quiet = style({
  "@layer": { [component]: { color: vars.colour.textQuiet, fontSize: vars.text.small } },
});

export const caption = style({
  "@layer": {
    [component]: {
      marginBlockStart: vars.space.tiny,
      color: vars.colour.textQuiet,
      fontSize: vars.text.small,
      overflowWrap: "anywhere",
    },
  },
});
