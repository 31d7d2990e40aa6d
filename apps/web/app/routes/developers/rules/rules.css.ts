import { component, media, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

export { mark } from "../../../shared/document/ConfidenceMark.css.ts";
export { facts } from "../../../shared/document/Facts.css.ts";

export const format = style({
  "@layer": {
    [component]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: vars.space.medium,
      marginBlockStart: vars.space.huge,
      "@media": { [media.print]: { display: "block" } },
    },
  },
});

export const small = style({ "@layer": { [component]: { fontSize: vars.text.subtitle } } });

export const marks = style({
  "@layer": {
    [component]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: `${vars.space.tiny} ${vars.space.small}`,
    },
  },
});

export const parts = style({ "@layer": { [component]: { paddingInlineStart: "1.25rem" } } });

export const date = style({ "@layer": { [component]: { display: "block" } } });

export const brand = style({ "@layer": { [component]: { fontWeight: 400 } } });

export const quiet = style({ "@layer": { [component]: { color: vars.colour.textQuiet } } });
