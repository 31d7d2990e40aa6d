import { componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const said = componentStyle({ ...column, gap: vars.space.small });

export const cover = componentStyle({ ...column, gap: vars.space.hair });

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
