import { component, media, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

export const card = style({
  "@layer": {
    [component]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: vars.space.medium,
      maxInlineSize: vars.measure.reading,
      scrollMarginBlockStart: vars.space.medium,
    },
  },
});

export const heading = style({ "@layer": { [component]: { fontSize: vars.text.title, fontWeight: 720 } } });

export const form = style({
  "@layer": {
    [component]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.medium },
  },
});

export const serial = style({ "@layer": { [component]: { fontFamily: vars.font.mono } } });

export const date = style({
  "@layer": {
    [component]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: vars.space.small,
      margin: 0,
      padding: 0,
      border: 0,
      minInlineSize: 0,
    },
  },
});

export const legend = style({ "@layer": { [component]: { padding: 0, fontWeight: 700 } } });

export const dateParts = style({
  "@layer": {
    [component]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      alignItems: "start",
      gap: vars.space.small,
      "@media": { [media.medium]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
    },
  },
});

// While it is empty it takes no room, but stays where it is: what comes into it is read out.
export const message = style({
  "@layer": { [component]: { selectors: { "&:empty": { position: "absolute" } } } },
});

export const quiet = style({
  "@layer": { [component]: { color: vars.colour.textQuiet, fontSize: vars.text.small } },
});
