import { component, media, vars } from "@heater-age/ui/theme";
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
  "@layer": {
    [component]: {
      fontSize: "1.0625rem",
      fontWeight: 700,
      selectors: { "&:not(:first-child)": { marginBlockStart: vars.space.small } },
    },
  },
});

export const quiet = style({
  "@layer": { [component]: { color: vars.colour.textQuiet, fontSize: vars.text.small } },
});

export const places = style({
  "@layer": {
    [component]: {
      display: "grid",
      gap: vars.space.medium,
      "@media": { [media.medium]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
    },
  },
});

export const place = style({
  "@layer": {
    [component]: {
      display: "grid",
      gridTemplateColumns: "5.5rem minmax(0, 1fr)",
      gap: vars.space.medium,
      alignItems: "center",
      "@media": {
        [media.medium]: {
          gridTemplateColumns: "minmax(0, 1fr)",
          gap: vars.space.tiny,
          alignContent: "start",
          alignItems: "start",
        },
      },
    },
  },
});

export const picture = style({
  "@layer": { [component]: { inlineSize: "100%", maxInlineSize: "7.5rem" } },
});

export const placeName = style({
  "@layer": { [component]: { fontWeight: 650, fontSize: vars.text.small } },
});

export const brands = style({
  "@layer": {
    [component]: {
      display: "grid",
      gap: vars.space.medium,
      paddingBlockStart: vars.space.vast,
      scrollMarginBlockStart: 0,
    },
  },
});

export const sectionTitle = style({
  "@layer": { [component]: { fontSize: vars.text.title, fontWeight: 740 } },
});

export const brandList = style({
  "@layer": {
    [component]: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(8.5rem, 1fr))",
      gap: vars.space.tiny,
      "@media": { [media.wide]: { gridTemplateColumns: "repeat(7, minmax(0, 1fr))" } },
      paddingInlineStart: 0,
      listStyle: "none",
    },
  },
});

export const brand = style({
  "@layer": {
    [component]: {
      display: "flex",
      alignItems: "center",
      minBlockSize: "3rem",
      paddingInline: vars.space.small,
      border: `1px solid ${vars.colour.line}`,
      borderRadius: vars.radius.control,
      backgroundColor: vars.colour.surface,
      color: vars.colour.text,
      fontWeight: 600,
      fontSize: vars.text.small,
      textDecoration: "none",
      selectors: {
        "&:hover": { borderColor: vars.colour.accent, backgroundColor: vars.colour.accentGround },
      },
    },
  },
});
