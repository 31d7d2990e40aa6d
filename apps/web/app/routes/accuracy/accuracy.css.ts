import { componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

export const text = componentStyle({ maxInlineSize: vars.measure.reading });

/** Scrolls where large text leaves no room. */
export const box = componentStyle({ overflowX: "auto" });

export const table = componentStyle({
  inlineSize: "100%",
  maxInlineSize: vars.measure.reading,
  borderCollapse: "collapse",
  lineHeight: 1.5,
  fontSize: vars.text.tiny,
  "@media": { [media.medium]: { fontSize: vars.text.small } },
});

export const cell = componentStyle({
  paddingBlock: vars.space.tiny,
  borderBlockEnd: `1px solid ${vars.colour.line}`,
  textAlign: "start",
  verticalAlign: "bottom",
});

export const count = componentStyle({
  paddingBlock: vars.space.tiny,
  paddingInlineStart: vars.space.hair,
  borderBlockEnd: `1px solid ${vars.colour.line}`,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  verticalAlign: "bottom",
  "@media": { [media.medium]: { paddingInlineStart: vars.space.small } },
});
