import { column, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

export const field = componentStyle({ ...column, justifyItems: "start", gap: vars.space.tiny });

export const label = componentStyle({ fontSize: vars.text.small, fontWeight: 650 });

/** Separate from the main purpose of the dialog. */
export const deletion = componentStyle({
  ...column,
  gap: vars.space.tiny,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.colour.line}`,
});

export const heading = componentStyle({ fontSize: "1.0625rem", fontWeight: 700 });
