import { component, media, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

export const skip = style({
  "@layer": {
    [component]: {
      position: "absolute",
      insetBlockStart: "-10rem",
      insetInlineStart: vars.space.medium,
      zIndex: 2,
      padding: `${vars.space.small} ${vars.space.medium}`,
      borderRadius: vars.radius.control,
      backgroundColor: vars.colour.surface,
      selectors: { "&:focus": { insetBlockStart: vars.space.tiny } },
    },
  },
});

export const header = style({
  "@layer": {
    [component]: {
      borderBlockEnd: `1px solid ${vars.colour.line}`,
      backgroundColor: vars.colour.surface,
    },
  },
});

export const bar = style({
  "@layer": {
    [component]: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      flexWrap: "wrap",
      columnGap: vars.space.medium,
      minBlockSize: "3.25rem",
      "@media": { [media.medium]: { minBlockSize: "3.75rem" } },
    },
  },
});

export const home = style({
  "@layer": {
    [component]: {
      display: "flex",
      alignItems: "center",
      gap: "0.6rem",
      minBlockSize: vars.target,
      color: vars.colour.text,
      fontSize: "1.125rem",
      fontWeight: 720,
      letterSpacing: "-0.012em",
      textDecoration: "none",
    },
  },
});

export const navigation = style({
  "@layer": {
    [component]: {
      display: "flex",
      alignItems: "center",
      gap: vars.space.medium,
      fontSize: vars.text.small,
      "@media": { [media.medium]: { gap: vars.space.large } },
    },
  },
});

export const languages = style({
  "@layer": {
    [component]: { display: "flex", gap: vars.space.medium, paddingInlineStart: 0, listStyle: "none" },
  },
});

export const flag = style({
  "@layer": {
    [component]: { display: "none", "@media": { [media.medium]: { display: "inline" } } },
  },
});

export const link = style({
  "@layer": {
    [component]: {
      display: "inline-flex",
      alignItems: "center",
      gap: "0.4rem",
      minBlockSize: vars.target,
      color: vars.colour.text,
      textDecoration: "none",
      selectors: { "&:hover": { textDecoration: "underline" } },
    },
  },
});

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

export const footerBar = style({
  "@layer": {
    [component]: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      gap: `${vars.space.tiny} ${vars.space.large}`,
      paddingBlock: vars.space.large,
    },
  },
});
