import { component, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

export const failure = style({
  "@layer": {
    [component]: {
      display: "grid",
      justifyItems: "start",
      gap: vars.space.medium,
      paddingBlock: vars.space.vast,
      maxInlineSize: vars.measure.reading,
    },
  },
});

export const title = style({
  "@layer": { [component]: { fontSize: vars.text.title, fontWeight: 740, outline: "none" } },
});

export const text = style({
  "@layer": { [component]: { color: vars.colour.textQuiet, fontSize: vars.text.lead } },
});

export const actions = style({
  "@layer": { [component]: { display: "flex", flexWrap: "wrap", gap: vars.space.tiny } },
});
