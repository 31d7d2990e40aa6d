import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";
import { facts as termsAndText, termWidth } from "../../../shared/document/Facts.css.ts";

export { mark } from "../../../shared/document/ConfidenceMark.css.ts";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

/** All of it. The only style that the browser's part of the page uses, so the others come with it. */
export const proof = componentStyle({ ...column, gap: vars.space.large });

export const intro = componentStyle({
  maxInlineSize: vars.measure.reading,
  fontSize: vars.text.lead,
  lineHeight: 1.5,
});

export const text = componentStyle({ maxInlineSize: vars.measure.reading });

export const quiet = componentStyle({ color: vars.colour.textQuiet, fontSize: vars.text.small });

export const section = componentStyle({ ...column, gap: vars.space.medium });

export const heading = componentStyle({
  fontSize: vars.text.title,
  fontWeight: 720,
  scrollMarginBlockStart: vars.space.medium,
});

export const figures = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(18rem, 100%), 1fr))",
  gap: vars.space.small,
  paddingInlineStart: 0,
  listStyle: "none",
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

export const brands = componentStyle({ ...column, borderBlockStart: `1px solid ${vars.colour.line}` });

export const brand = componentStyle({ borderBlockEnd: `1px solid ${vars.colour.line}` });

export const summary = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.small,
  paddingBlock: vars.space.tiny,
});

export const label = componentStyle({ fontSize: vars.text.body });

export const inside = componentStyle({
  ...column,
  gap: vars.space.medium,
  paddingBlock: vars.space.tiny,
  paddingBlockEnd: vars.space.large,
  // Keeps the name of the brand in view when an address leads here.
  scrollMarginBlockStart: "4rem",
});

export const format = componentStyle({ ...column, gap: vars.space.small });

export const years = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.tiny} ${vars.space.small}`,
  fontSize: vars.text.body,
  fontWeight: 700,
  overflowWrap: "anywhere",
});

export const facts = style([termsAndText, { vars: { [termWidth]: "12rem" } }]);

export const list = componentStyle({
  display: "grid",
  gap: vars.space.hair,
  margin: 0,
  paddingInlineStart: "1.1rem",
  // Also within a list.
  listStyleType: "disc",
});

export const claims = componentStyle({
  ...column,
  gap: vars.space.large,
  paddingInlineStart: 0,
  listStyle: "none",
});

export const claim = componentStyle({ ...column, gap: vars.space.small });
