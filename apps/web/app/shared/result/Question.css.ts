import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const question = componentStyle({
  ...column,
  gap: vars.space.tiny,
});

export const heading = componentStyle({ fontSize: "1rem", fontWeight: 700 });

export const taken = componentStyle({ ...column, gap: vars.space.tiny });

export const answers = componentStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.tiny });

export const answer = componentStyle({ flexWrap: "wrap", gap: "0.1rem 0.4rem", textAlign: "start" });

export const leaves = componentStyle({ color: vars.colour.textQuiet, fontWeight: 400 });
