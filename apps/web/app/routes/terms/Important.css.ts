import { component, media, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

export const important = style({
  "@layer": {
    [component]: {
      display: "grid",
      gap: vars.space.tiny,
      breakInside: "avoid",
      "@media": {
        [media.print]: {
          marginBlockStart: vars.space.large,
          padding: vars.space.medium,
          border: `1px solid ${vars.colour.line}`,
        },
      },
    },
  },
});

export const heading = style({
  "@layer": {
    [component]: {
      display: "flex",
      alignItems: "center",
      gap: vars.space.tiny,
      fontSize: vars.text.subtitle,
      fontWeight: 700,
    },
  },
});
