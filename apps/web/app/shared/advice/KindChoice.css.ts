import { component, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

export const choice = style({
  "@layer": { [component]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.tiny } },
});

export const legend = style({ "@layer": { [component]: { fontWeight: 600, paddingInline: 0 } } });

export const options = style({
  "@layer": {
    [component]: {
      display: "flex",
      flexWrap: "wrap",
      gap: vars.space.tiny,
      paddingBlockStart: vars.space.tiny,
    },
  },
});

export const option = style({
  "@layer": {
    [component]: {
      display: "inline-flex",
      alignItems: "center",
      gap: vars.space.tiny,
      minBlockSize: vars.target,
      paddingInline: vars.space.small,
      border: `1.5px solid ${vars.colour.fieldLine}`,
      borderRadius: vars.radius.round,
      fontSize: vars.text.small,
      fontWeight: 600,
      cursor: "pointer",
      selectors: {
        "&:hover": { borderColor: vars.colour.accent, backgroundColor: vars.colour.accentGround },
        "&:has(:checked)": { borderColor: vars.colour.accent, backgroundColor: vars.colour.accentGround },
      },
    },
  },
});

export const radio = style({
  "@layer": { [component]: { inlineSize: "1.1rem", blockSize: "1.1rem", accentColor: vars.colour.accent } },
});
