import { component, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const question = style({
  "@layer": {
    [component]: {
      ...column,
      gap: vars.space.tiny,
      padding: vars.space.medium,
      border: `1.5px solid ${vars.colour.line}`,
      borderRadius: vars.radius.control,
    },
  },
});

export const heading = style({ "@layer": { [component]: { fontSize: "1rem", fontWeight: 700 } } });

export const taken = style({ "@layer": { [component]: { ...column, gap: vars.space.tiny } } });

export const answers = style({
  "@layer": { [component]: { display: "flex", flexWrap: "wrap", gap: vars.space.tiny } },
});

export const answer = style({
  "@layer": { [component]: { flexWrap: "wrap", gap: "0.1rem 0.4rem", textAlign: "start" } },
});

export const leaves = style({
  "@layer": { [component]: { color: vars.colour.textQuiet, fontWeight: 400 } },
});
