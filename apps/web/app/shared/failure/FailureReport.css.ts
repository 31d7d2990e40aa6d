import { component, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

export const report = style({
  "@layer": {
    [component]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: vars.space.medium,
      inlineSize: "100%",
      marginBlockStart: vars.space.medium,
      paddingBlockStart: vars.space.large,
      borderBlockStart: `1px solid ${vars.colour.line}`,
    },
  },
});

export const id = style({
  "@layer": { [component]: { color: vars.colour.textQuiet, fontSize: vars.text.small } },
});

export const code = style({
  "@layer": { [component]: { fontFamily: vars.font.mono, overflowWrap: "anywhere", userSelect: "all" } },
});

export const details = style({
  "@layer": {
    [component]: {
      margin: 0,
      padding: vars.space.small,
      border: `1px solid ${vars.colour.line}`,
      borderRadius: vars.radius.control,
      backgroundColor: vars.colour.surface,
      fontFamily: vars.font.mono,
      fontSize: vars.text.tiny,
      lineHeight: 1.5,
      whiteSpace: "pre-wrap",
      overflowWrap: "anywhere",
    },
  },
});

export const thanks = style({ "@layer": { [component]: { outline: "none" } } });
