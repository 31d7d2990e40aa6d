import { column, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

export const columns = componentStyle({
  ...column,
  gap: vars.space.medium,
  "@media": {
    [media.wide]: {
      gridTemplateColumns: "minmax(0, 1.45fr) minmax(20rem, 1fr)",
      alignItems: "start",
      gap: vars.space.large,
    },
  },
});
