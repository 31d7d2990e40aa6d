import { component, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

export const guide = style({
  "@layer": {
    [component]: { display: "grid", gap: vars.space.medium, gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const title = style({
  "@layer": { [component]: { fontSize: vars.text.title, fontWeight: 720 } },
});

export const text = style({
  "@layer": { [component]: { maxInlineSize: "44rem" } },
});

export const quiet = style({
  "@layer": {
    [component]: { maxInlineSize: "44rem", color: vars.colour.textQuiet, fontSize: vars.text.small },
  },
});

export const rarer = style({ "@layer": { [component]: { paddingBlock: vars.space.small } } });

export const more = style({
  "@layer": {
    [component]: {
      display: "inline-flex",
      alignItems: "center",
      inlineSize: "fit-content",
      minBlockSize: vars.target,
      fontWeight: 600,
    },
  },
});
