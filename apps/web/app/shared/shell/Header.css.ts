import { componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

export const header = componentStyle({
  borderBlockEnd: `1px solid ${vars.colour.line}`,
  backgroundColor: vars.colour.surface,
});

export const bar = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  columnGap: vars.space.small,
  minBlockSize: "3.25rem",
  "@media": { [media.medium]: { minBlockSize: "3.75rem" } },
});

export const home = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: "0.6rem",
  minBlockSize: vars.target,
  color: vars.colour.text,
  fontSize: "1.125rem",
  fontWeight: 720,
  letterSpacing: "-0.012em",
  textDecoration: "none",
});

export const navigation = componentStyle({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: vars.space.small,
  fontSize: vars.text.small,
  "@media": { [media.medium]: { gap: vars.space.large } },
});

export const link = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.target,
  color: vars.colour.text,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
