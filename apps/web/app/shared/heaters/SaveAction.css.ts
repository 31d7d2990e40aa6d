import { componentStyle } from "@heater-age/ui/style";

/** Before the other buttons in its row, because an inspector needs it for each heater. */
export const toVisit = componentStyle({ order: -1, overflowWrap: "anywhere" });
