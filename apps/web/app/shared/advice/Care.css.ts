import { component, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const care = style({ "@layer": { [component]: { ...column, gap: vars.space.small } } });

export const text = style({ "@layer": { [component]: { ...column, gap: vars.space.hair } } });

export const reminders = style({
  "@layer": { [component]: { ...column, gap: vars.space.hair, paddingBlockStart: vars.space.small } },
});
