import { componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";
import { title as pageTitle } from "../../shared/shell/PageTitle.css.ts";
import { threeColumns } from "./NarrowFold.css.ts";

export { arrow, back } from "../../shared/shell/PageTitle.css.ts";

export const page = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
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

export const title = style([pageTitle, componentRule({ overflowWrap: "anywhere" })]);

export const body = componentStyle({
  minInlineSize: 0,
  "@media": { [media.wide]: { gridColumn: 2, maxInlineSize: "44rem" } },
});
