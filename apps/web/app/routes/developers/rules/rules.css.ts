import { component, media, vars } from "@heater-age/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

export const format = style({
  "@layer": {
    [component]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: vars.space.medium,
      marginBlockStart: vars.space.huge,
      "@media": { [media.print]: { display: "block" } },
    },
  },
});

export const small = style({ "@layer": { [component]: { fontSize: vars.text.subtitle } } });

export const marks = style({
  "@layer": {
    [component]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: `${vars.space.tiny} ${vars.space.small}`,
    },
  },
});

const levels = { high: vars.colour.good, medium: vars.colour.monitor, low: vars.colour.other };

export const mark = styleVariants(levels, ({ ground, text }) => ({
  "@layer": {
    [component]: {
      paddingInline: vars.space.small,
      paddingBlock: "0.1rem",
      borderRadius: vars.radius.round,
      backgroundColor: ground,
      color: text,
      fontSize: vars.text.tiny,
      fontWeight: 650,
    },
  },
}));

export const facts = style({
  "@layer": {
    [component]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      borderBlockStart: `1px solid ${vars.colour.line}`,
      lineHeight: 1.5,
      fontSize: vars.text.small,
      "@media": { [media.medium]: { gridTemplateColumns: "9rem minmax(0, 1fr)" } },
    },
  },
});

globalStyle(`${facts} > dt`, {
  "@layer": {
    [component]: {
      paddingBlockStart: vars.space.tiny,
      paddingInlineEnd: vars.space.small,
      fontWeight: 650,
      "@media": {
        [media.medium]: { paddingBlockEnd: vars.space.tiny, borderBlockEnd: `1px solid ${vars.colour.line}` },
      },
    },
  },
});

globalStyle(`${facts} > dd`, {
  "@layer": {
    [component]: {
      paddingBlockEnd: vars.space.tiny,
      borderBlockEnd: `1px solid ${vars.colour.line}`,
      overflowWrap: "anywhere",
      "@media": { [media.medium]: { paddingBlockStart: vars.space.tiny } },
    },
  },
});

export const parts = style({ "@layer": { [component]: { paddingInlineStart: "1.25rem" } } });

export const date = style({ "@layer": { [component]: { display: "block" } } });

export const brand = style({ "@layer": { [component]: { fontWeight: 400 } } });

export const quiet = style({ "@layer": { [component]: { color: vars.colour.textQuiet } } });
