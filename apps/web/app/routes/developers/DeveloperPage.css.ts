import { column, componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";
import { title as pageTitle } from "../../shared/shell/ContentPage.css.ts";
import { link, threeColumns } from "../../shared/shell/SideList.css.ts";

export { arrow, back } from "../../shared/shell/ContentPage.css.ts";

export const page = componentStyle({
  ...column,
  gap: vars.space.medium,
  paddingBlockStart: vars.space.medium,
  "@media": {
    [media.wide]: {
      gridTemplateColumns: "13rem minmax(0, 1fr)",
      gridTemplateRows: "auto auto 1fr",
      columnGap: vars.space.huge,
      paddingBlockStart: vars.space.large,
    },
    [threeColumns]: { gridTemplateColumns: "13rem minmax(0, 1fr) 12rem", columnGap: vars.space.large },
    [media.print]: { display: "block", paddingBlockStart: 0 },
  },
});

export const head = componentStyle({ "@media": { [media.wide]: { gridColumn: 2 } } });

export const title = style([pageTitle, componentRule({ overflowWrap: "anywhere", hyphens: "manual" })]);

export const body = componentStyle({
  minInlineSize: 0,
  "@media": { [media.wide]: { gridColumn: 2, maxInlineSize: "44rem" } },
});

/** The list of all pages, in the first column. */
export const pages = componentStyle({
  "@media": { [media.wide]: { gridColumn: 1, gridRow: "1 / span 3" } },
});

export const skip = componentStyle({
  position: "absolute",
  insetBlockStart: "-10rem",
  zIndex: 5,
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.target,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.control,
  backgroundColor: vars.colour.surface,
  selectors: { "&:focus": { position: "static" } },
});

export const part = componentStyle({ marginBlockStart: vars.space.medium });

export const heading = componentStyle({
  paddingInline: vars.space.small,
  color: vars.colour.textQuiet,
  fontSize: vars.text.tiny,
  fontWeight: 650,
});

export const pageLink = style([
  link,
  componentRule({
    paddingInline: vars.space.small,
    borderRadius: vars.radius.small,
    selectors: { "&[aria-current]": { backgroundColor: vars.colour.accentGround, fontWeight: 650 } },
  }),
]);

/** The links to the headings, in the third column. */
export const contents = componentStyle({
  "@media": { [threeColumns]: { gridColumn: 3, gridRow: "1 / span 3" } },
});

export const entry = styleVariants({ 2: "0rem", 3: vars.space.medium }, (indent) => [
  link,
  componentRule({ paddingInlineStart: indent }),
]);

export const neighbors = componentStyle({
  justifyContent: "space-between",
  marginBlockStart: vars.space.huge,
});
