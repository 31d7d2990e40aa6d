import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const statement = componentStyle(column);

export const evidence = componentStyle({ fontSize: vars.text.small });

export const summary = componentStyle({
  inlineSize: "fit-content",
  // High enough for a thumb.
  paddingBlock: "0.75rem",
  color: vars.colour.textQuiet,
  cursor: "pointer",
  textDecoration: "underline",
  textDecorationStyle: "dotted",
  textUnderlineOffset: "0.2em",
});

export const details = componentStyle({
  ...column,
  gap: vars.space.hair,
  borderInlineStart: `3px solid ${vars.colour.line}`,
  paddingInlineStart: vars.space.small,
  color: vars.colour.textQuiet,
  overflowWrap: "anywhere",
});

export const sources = componentStyle({
  ...column,
  gap: vars.space.hair,
  paddingInlineStart: 0,
  listStyle: "none",
});
