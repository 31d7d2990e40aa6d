import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

export const heading = componentStyle({ fontSize: "1rem", fontWeight: 700 });

export const answer = componentStyle({ flexWrap: "wrap", gap: "0.1rem 0.4rem", textAlign: "start" });

export const leaves = componentStyle({ color: vars.colour.textQuiet, fontWeight: 400 });
