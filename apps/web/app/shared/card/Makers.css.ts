import { column, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

export const makers = componentStyle({
  ...column,
  gap: vars.space.medium,
  paddingBlockStart: vars.space.tiny,
});

/** One maker, with a line at its side. */
export const maker = componentStyle({
  ...column,
  gap: vars.space.tiny,
  borderInlineStart: `3px solid ${vars.colour.line}`,
  paddingInlineStart: vars.space.small,
  overflowWrap: "anywhere",
});

export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0.15rem ${vars.space.small}`,
});

/** The dates, which start the line. */
export const dates = componentStyle({ selectors: { "&::first-letter": { textTransform: "uppercase" } } });

/** The confidence, as a word. */
export const sure = componentStyle({
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
  fontWeight: 650,
});

export const sources = componentStyle({ fontSize: vars.text.small });
