import { column, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

export const brands = componentStyle({
  ...column,
  gap: vars.space.medium,
  paddingBlockStart: vars.space.large,
  scrollMarginBlockStart: 0,
});

export const intro = componentStyle({
  maxInlineSize: "44rem",
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
});

export const list = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))",
  gap: vars.space.tiny,
});

export const brand = componentStyle({
  display: "flex",
  alignItems: "center",
  blockSize: "100%",
  minBlockSize: "3rem",
  paddingInline: vars.space.small,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.colour.surface,
  color: vars.colour.text,
  fontWeight: 600,
  fontSize: vars.text.small,
  lineHeight: 1.25,
  textDecoration: "none",
  selectors: {
    "&:hover": { borderColor: vars.colour.accent, backgroundColor: vars.colour.accentGround },
  },
});
