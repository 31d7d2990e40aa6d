import { component } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

/** As long as nothing is in it, it takes no place. */
export const place = style({
  "@layer": { [component]: { selectors: { "&:empty": { position: "absolute" } } } },
});
