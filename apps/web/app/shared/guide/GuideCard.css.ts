import { component, media, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

export const guide = style({
  "@layer": {
    [component]: { display: "grid", gap: vars.space.medium, gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const title = style({
  "@layer": { [component]: { fontSize: vars.text.title, fontWeight: 720 } },
});

export const text = style({
  "@layer": { [component]: { maxInlineSize: "44rem" } },
});

export const examples = style({
  "@layer": {
    [component]: {
      display: "grid",
      gap: vars.space.medium,
      gridTemplateColumns: "minmax(0, 1fr)",
      "@media": { [media.wide]: { gridTemplateColumns: "repeat(auto-fit, minmax(24rem, 1fr))" } },
    },
  },
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

export const quiet = style({ "@layer": { [component]: { color: vars.colour.textQuiet } } });

export const formats = style({
  "@layer": { [component]: { display: "grid", gap: "0.35rem", paddingInlineStart: "1.1rem" } },
});
