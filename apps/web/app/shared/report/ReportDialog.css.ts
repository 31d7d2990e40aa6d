import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

export const field = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: vars.space.tiny,
});

export const label = componentStyle({ fontSize: vars.text.small, fontWeight: 650 });

/** Separate from the main purpose of the dialog. */
export const deletion = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.tiny,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.colour.line}`,
});

export const heading = componentStyle({ fontSize: "1.0625rem", fontWeight: 700 });

export const quiet = componentStyle({ color: vars.colour.textQuiet, fontSize: vars.text.small });
