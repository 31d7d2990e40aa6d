import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

/** The text if nothing is known, with a line at its side. */
export const missing = componentStyle({
  borderInlineStart: `3px solid ${vars.colour.line}`,
  paddingInlineStart: vars.space.small,
});

export const mark = componentStyle({
  display: "inline-block",
  marginInlineStart: vars.space.hair,
  paddingInline: vars.space.tiny,
  border: `1.5px solid ${vars.colour.monitor.text}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.colour.monitor.ground,
  color: vars.colour.monitor.text,
  fontSize: vars.text.tiny,
  fontWeight: 650,
});
