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

/**
 * The place of the printed sheet takes no space on the screen. Otherwise the content below would move when its script
 * loads.
 */
export const paper = componentStyle({
  display: "none",
  "@media": { [media.print]: { display: "block" } },
});
