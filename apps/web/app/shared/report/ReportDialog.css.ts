import { component, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

export const actions = style({
  "@layer": {
    [component]: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.tiny },
  },
});

export const field = style({
  "@layer": {
    [component]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      justifyItems: "start",
      gap: vars.space.tiny,
    },
  },
});

export const label = style({
  "@layer": { [component]: { fontSize: vars.text.small, fontWeight: 650 } },
});

/** Apart from what one came for. */
export const deletion = style({
  "@layer": {
    [component]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: vars.space.tiny,
      paddingBlockStart: vars.space.medium,
      borderBlockStart: `1px solid ${vars.colour.line}`,
    },
  },
});

export const heading = style({ "@layer": { [component]: { fontSize: "1.0625rem", fontWeight: 700 } } });

export const quiet = style({
  "@layer": { [component]: { color: vars.colour.textQuiet, fontSize: vars.text.small } },
});
