import { component } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

export const advice = style({
  "@layer": {
    [component]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "1.35rem" },
  },
});
