import { componentStyle } from "@heater-age/ui/style";

/** As long as nothing is in it, it takes no place. */
export const place = componentStyle({ selectors: { "&:empty": { position: "absolute" } } });
