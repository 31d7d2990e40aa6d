import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const evidence = componentStyle({
  ...column,
  gap: vars.space.tiny,
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
  overflowWrap: "anywhere",
});

export const sources = componentStyle({ ...column, gap: vars.space.hair, paddingInlineStart: "1.1rem" });
