import { column, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

export const report = componentStyle({
  ...column,
  gap: vars.space.medium,
  inlineSize: "100%",
  marginBlockStart: vars.space.medium,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `1px solid ${vars.colour.line}`,
});

export const code = componentStyle({
  fontFamily: vars.font.mono,
  overflowWrap: "anywhere",
  userSelect: "all",
});

export const details = componentStyle({
  margin: 0,
  padding: vars.space.small,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.colour.surface,
  fontFamily: vars.font.mono,
  fontSize: vars.text.tiny,
  lineHeight: 1.5,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

export const thanks = componentStyle({ outline: "none" });
