import { componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { title as pageTitle } from "./PageTitle.css.ts";

export { arrow, back } from "./PageTitle.css.ts";

export const page = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.large,
  paddingBlockStart: vars.space.small,
  "@media": {
    [media.wide]: {
      gridTemplateColumns: `minmax(0, ${vars.measure.reading}) minmax(14rem, 20rem)`,
      gridTemplateRows: "auto 1fr",
      justifyContent: "space-between",
      gap: vars.space.huge,
      paddingBlockStart: vars.space.large,
    },
    [media.print]: { display: "block", paddingBlockStart: 0 },
  },
});

export const head = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.tiny,
  maxInlineSize: vars.measure.reading,
});

export const title = style([pageTitle, componentRule({ hyphens: "auto" })]);

export const quiet = componentStyle({ color: vars.colour.textQuiet, fontSize: vars.text.small });

export const text = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.huge,
  maxInlineSize: vars.measure.reading,
  lineHeight: 1.65,
  "@media": { [media.print]: { display: "block", maxInlineSize: "none", lineHeight: 1.45 } },
});

export const section = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.small,
  "@media": { [media.print]: { display: "block", marginBlockStart: vars.space.large } },
});

globalStyle(
  `${section} :is(p, ul, dl)`,
  componentRule({ "@media": { [media.print]: { marginBlockStart: vars.space.tiny } } }),
);

export const heading = componentStyle({ fontSize: vars.text.subtitle, fontWeight: 700, breakAfter: "avoid" });

export const points = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.tiny,
  paddingInlineStart: "1.25rem",
  "@media": { [media.print]: { display: "block" } },
});

export const facts = componentStyle({ borderBlockStart: `1px solid ${vars.colour.line}`, lineHeight: 1.45 });

export const fact = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
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
