import { componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

export const important = componentStyle({
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
});

export const heading = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.tiny,
  fontSize: vars.text.subtitle,
  fontWeight: 700,
});
