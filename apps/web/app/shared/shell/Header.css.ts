import { componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

/** The width at which both links only fit next to a short name of the language. */
export const narrow = "screen and (max-width: 24.2rem)";

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
  "@media": { [narrow]: { gap: vars.space.tiny }, [media.medium]: { gap: vars.space.large } },
});

export const link = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.4rem",
  minBlockSize: vars.target,
  color: vars.colour.text,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

/** Only an icon where there is no room for its name. */
export const saved = style([
  link,
  componentRule({
    justifyContent: "center",
    "@media": { [narrow]: { minInlineSize: "1.5rem" } },
  }),
]);

export const savedName = componentStyle({
  position: "absolute",
  inlineSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  "@media": { [media.wide]: { position: "static", inlineSize: "auto", clipPath: "none" } },
});

/** The link to the content, visible when it has the focus. */
export const skip = componentStyle({
  position: "absolute",
  insetBlockStart: "-10rem",
  insetInlineStart: vars.space.medium,
  zIndex: 5,
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.colour.surface,
  selectors: { "&:focus": { insetBlockStart: vars.space.tiny } },
});
