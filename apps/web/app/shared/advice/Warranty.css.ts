import { column, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

export const state = componentStyle({
  borderInlineStart: `3px solid ${vars.colour.line}`,
  paddingInlineStart: vars.space.small,
  fontWeight: 600,
});

export const form = componentStyle({
  ...column,
  justifyItems: "stretch",
  gap: vars.space.medium,
  paddingBlockEnd: vars.space.small,
});

export const day = componentStyle({
  ...column,
  alignItems: "start",
  gap: vars.space.small,
  "@media": { [media.medium]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
