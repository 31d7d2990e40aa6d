import { componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { styleVariants } from "@vanilla-extract/css";

export const list = styleVariants({
  icons: componentRule({
    display: "flex",
    flexWrap: "wrap",
    gap: vars.space.hair,
    // Aligns the icons with the text, without the space around them.
    marginInline: `calc(-1 * ${vars.space.small})`,
  }),
  names: componentRule({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(11rem, 100%), 1fr))",
    gap: vars.space.tiny,
  }),
});

const base = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.small,
  minBlockSize: vars.target,
  minInlineSize: vars.target,
  inlineSize: "100%",
  border: `1.5px solid ${vars.colour.fieldLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: "transparent",
  color: vars.colour.text,
  font: "inherit",
  fontSize: vars.text.small,
  fontWeight: 600,
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: vars.colour.accent, backgroundColor: vars.colour.accentGround },
  },
  "@media": { [media.motion]: { transition: "background-color 120ms, border-color 120ms" } },
});

export const link = styleVariants({
  icons: [base, componentRule({ justifyContent: "center", borderColor: "transparent" })],
  names: [base, componentRule({ paddingInline: vars.space.small })],
});

export const icon = componentStyle({ fontSize: "1.25rem" });

/** Hidden without scripts, because it would do nothing. */
export const scripted = componentStyle({ "@media": { "(scripting: none)": { display: "none" } } });
