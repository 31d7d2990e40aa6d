import { column, componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { globalStyle } from "@vanilla-extract/css";

export const page = componentStyle({
  "@media": {
    [media.wide]: {
      gridTemplateColumns: `minmax(0, ${vars.measure.reading}) minmax(14rem, 20rem)`,
      gridTemplateRows: "auto 1fr",
      justifyContent: "space-between",
      gap: vars.space.huge,
    },
    [media.print]: { display: "block" },
  },
});

export const text = componentStyle({
  ...column,
  gap: vars.space.huge,
  maxInlineSize: vars.measure.reading,
  lineHeight: 1.65,
  "@media": { [media.print]: { display: "block", maxInlineSize: "none", lineHeight: 1.45 } },
});

export const section = componentStyle({
  ...column,
  gap: vars.space.small,
  "@media": { [media.print]: { display: "block", marginBlockStart: vars.space.large } },
});

globalStyle(
  `${section} :is(p, ul, dl)`,
  componentRule({ "@media": { [media.print]: { marginBlockStart: vars.space.tiny } } }),
);

export const heading = componentStyle({ fontSize: vars.text.subtitle, fontWeight: 700, breakAfter: "avoid" });

export const points = componentStyle({
  ...column,
  gap: vars.space.tiny,
  paddingInlineStart: "1.25rem",
  "@media": { [media.print]: { display: "block" } },
});

export const facts = componentStyle({ borderBlockStart: `1px solid ${vars.colour.line}`, lineHeight: 1.45 });

export const fact = componentStyle({
  ...column,
  columnGap: vars.space.large,
  paddingBlock: vars.space.tiny,
  borderBlockEnd: `1px solid ${vars.colour.line}`,
  breakInside: "avoid",
  "@media": {
    [media.medium]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 4fr)" },
    [media.print]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 4fr)" },
  },
});

export const term = componentStyle({ fontWeight: 600 });
