import { component, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

/** Stands where a report would be. */
export const notice = style({
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

export const title = style({ "@layer": { [component]: { fontSize: vars.text.title, fontWeight: 740 } } });

export const text = style({
  "@layer": { [component]: { color: vars.colour.textQuiet, fontSize: vars.text.lead } },
});
