import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const care = componentStyle({ ...column, gap: vars.space.small });

export const text = componentStyle({ ...column, gap: vars.space.hair });

export const reminders = componentStyle({
  ...column,
  gap: vars.space.hair,
  paddingBlockStart: vars.space.small,
});
