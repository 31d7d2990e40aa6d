import { component, media, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";
import { threeColumns } from "./Fold.css.ts";

export const page = style({
  "@layer": {
    [component]: {
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
    },
  },
});

export const head = style({
  "@layer": {
    [component]: { "@media": { [media.wide]: { gridColumn: 2 } } },
  },
});

export const back = style({
  "@layer": {
    [component]: {
      display: "flex",
      alignItems: "center",
      gap: "0.4rem",
      inlineSize: "fit-content",
      minBlockSize: vars.target,
      fontSize: vars.text.small,
    },
  },
});

export const arrow = style({ "@layer": { [component]: { rotate: "90deg" } } });

export const title = style({
  "@layer": {
    [component]: {
      fontSize: vars.text.verdict,
      fontWeight: 740,
      letterSpacing: "-0.022em",
      lineHeight: 1.12,
      overflowWrap: "anywhere",
    },
  },
});

export const body = style({
  "@layer": {
    [component]: {
      minInlineSize: 0,
      "@media": { [media.wide]: { gridColumn: 2, maxInlineSize: "44rem" } },
    },
  },
});
