import { column, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";
import { facts as termsAndText, termWidth } from "../../shared/shell/Facts.css.ts";

export const intro = componentStyle({
  maxInlineSize: vars.measure.reading,
  fontSize: vars.text.lead,
  lineHeight: 1.5,
});

export const text = componentStyle({ maxInlineSize: vars.measure.reading });

export const heading = componentStyle({
  fontSize: vars.text.title,
  fontWeight: 720,
  scrollMarginBlockStart: vars.space.medium,
});

export const figures = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(18rem, 100%), 1fr))",
  gap: vars.space.small,
});

export const figure = componentStyle({
  padding: vars.space.medium,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.colour.surface,
});

export const count = componentStyle({
  display: "block",
  fontSize: vars.text.verdict,
  fontWeight: 740,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "-0.022em",
  lineHeight: 1.1,
});

export const name = componentStyle({ fontWeight: 650, hyphens: "auto" });

export const kind = componentStyle({ display: "block" });

export const table = componentStyle({
  inlineSize: "100%",
  borderCollapse: "collapse",
  lineHeight: 1.5,
  fontSize: vars.text.small,
});

export const cell = componentStyle({
  paddingBlock: vars.space.tiny,
  paddingInlineEnd: vars.space.small,
  borderBlockEnd: `1px solid ${vars.colour.line}`,
  textAlign: "start",
  verticalAlign: "top",
  // Keeps the name of the brand in view when an address leads to its row.
  scrollMarginBlockStart: vars.space.medium,
});

export const years = componentStyle({
  fontSize: vars.text.body,
  fontWeight: 700,
  overflowWrap: "anywhere",
});

export const facts = style([termsAndText, { vars: { [termWidth]: "12rem" } }]);

export const list = componentStyle({
  ...column,
  gap: vars.space.hair,
  margin: 0,
  paddingInlineStart: "1.1rem",
  overflowWrap: "anywhere",
  // Also within a list.
  listStyleType: "disc",
});

export const card = componentStyle({
  ...column,
  gap: vars.space.medium,
  maxInlineSize: vars.measure.reading,
  scrollMarginBlockStart: vars.space.medium,
});

export const serial = componentStyle({ fontFamily: vars.font.mono });
