import { componentStyle } from "@heater-age/ui/style";

/** On a line of its own, before the others. */
export const next = componentStyle({ order: -1 });
