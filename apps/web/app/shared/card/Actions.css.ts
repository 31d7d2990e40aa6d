import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

export const actions = componentStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.hair });

/** One of the two most useful buttons: side by side on a phone. */
export const first = componentStyle({ flex: "1 1 auto", paddingInline: "0.35rem" });

/** The other buttons, on their own line. */
export const more = componentStyle({ display: "flex", flexWrap: "wrap", flexBasis: "100%" });

export const other = componentStyle({ paddingInline: "0.5rem" });
