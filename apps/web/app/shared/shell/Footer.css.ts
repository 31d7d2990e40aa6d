import { component, media, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

export const footer = style({
  "@layer": {
    [component]: {
      marginBlockStart: vars.space.vast,
      borderBlockStart: `1px solid ${vars.colour.line}`,
      color: vars.colour.textQuiet,
      fontSize: vars.text.small,
    },
  },
});

export const bar = style({
  "@layer": {
    [component]: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      gap: `${vars.space.medium} ${vars.space.huge}`,
      paddingBlock: vars.space.large,
    },
  },
});

export const about = style({ "@layer": { [component]: { maxInlineSize: "26rem" } } });

export const legal = style({
  "@layer": {
    [component]: {
      "@media": { [media.wide]: { display: "grid", justifyItems: "end" } },
    },
  },
});

export const links = style({
  "@layer": {
    [component]: {
      display: "flex",
      flexWrap: "wrap",
      columnGap: vars.space.large,
      paddingInlineStart: 0,
      listStyle: "none",
    },
  },
});

export const link = style({
  "@layer": {
    [component]: {
      display: "inline-flex",
      alignItems: "center",
      minBlockSize: vars.target,
      color: vars.colour.text,
      textDecoration: "none",
      selectors: { "&:hover": { textDecoration: "underline" } },
    },
  },
});

export const owner = style({
  "@layer": {
    [component]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: vars.space.large,
    },
  },
});

export const powered = style({
  "@layer": {
    [component]: {
      display: "inline-flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "0.6rem",
      minBlockSize: vars.target,
      color: vars.colour.textQuiet,
      textDecoration: "none",
      selectors: { "&:hover": { textDecoration: "underline" } },
    },
  },
});

export const name = style({ "@layer": { [component]: { color: vars.colour.text, fontWeight: 680 } } });

// A white ground of its own: a logo is seldom drawn for the dark.
export const logo = style({
  "@layer": {
    [component]: {
      blockSize: "2.25rem",
      inlineSize: "auto",
      maxInlineSize: "14rem",
      padding: "0.25rem 0.5rem",
      borderRadius: vars.radius.small,
      backgroundColor: "#ffffff",
      objectFit: "contain",
    },
  },
});
