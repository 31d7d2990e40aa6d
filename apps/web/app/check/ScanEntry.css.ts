import { componentRule, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";
import { globalStyle } from "@vanilla-extract/css";

/** Hidden without scripts, which read the photos. */
export const entry = componentStyle({
  display: "flex",
  alignItems: "center",
  columnGap: vars.space.tiny,
  paddingInline: vars.space.small,
  marginBlockEnd: vars.space.small,
  border: `1.5px solid ${vars.colour.accent}`,
  borderRadius: vars.radius.control,
  "@media": { "(scripting: none)": { display: "none" } },
});

/**
 * Phones have a camera. On other devices the button appears after a camera is found, after the existing content, so
 * that nothing moves.
 */
export const camera = componentStyle({
  display: "none",
  flexGrow: 1,
  alignItems: "center",
  gap: vars.space.tiny,
  minBlockSize: vars.target,
  padding: 0,
  border: 0,
  backgroundColor: "transparent",
  color: vars.colour.text,
  fontSize: vars.text.small,
  fontWeight: 650,
  lineHeight: 1.2,
  textAlign: "start",
  cursor: "pointer",
  order: 1,
  selectors: { "&[data-found]": { display: "flex" } },
  "@media": { "(pointer: coarse)": { display: "flex", order: 0 } },
});

export const icon = componentStyle({ fontSize: "1.75rem", color: vars.colour.accent });

/** Next to the camera, in two lines if necessary; alone it fills the button. */
export const choose = componentStyle({
  paddingInline: vars.space.hair,
  color: vars.colour.accent,
  overflowWrap: "normal",
});

globalStyle(
  `${camera}:not([data-found]) + *`,
  componentRule({ flexGrow: 1, "@media": { "(pointer: coarse)": { flexGrow: 0, maxInlineSize: "9rem" } } }),
);
