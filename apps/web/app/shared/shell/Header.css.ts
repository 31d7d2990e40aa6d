import { componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

/** The widths at which both links only fit next to a short name of the language, one without an arrow, and in small type. */
export const narrow = "screen and (max-width: 28rem)";
export const narrower = "screen and (max-width: 24.2rem)";
const narrowest = "screen and (max-width: 22.4rem)";

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
  "@media": {
    [narrowest]: { columnGap: vars.space.hair },
    [media.medium]: { minBlockSize: "3.75rem" },
  },
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
  "@media": { [narrowest]: { gap: "0.35rem", fontSize: "1rem" } },
});

export const navigation = componentStyle({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: vars.space.small,
  fontSize: vars.text.small,
  "@media": {
    [narrow]: { gap: vars.space.tiny },
    [narrower]: { selectors: { "&:lang(fr)": { gap: vars.space.hair } } },
    [narrowest]: { gap: vars.space.hair, fontSize: vars.text.tiny },
    [media.medium]: { gap: vars.space.large },
  },
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

/** On a phone an icon above its name, as narrow as the longest word. */
export const saved = style([
  link,
  componentRule({
    flexDirection: "column",
    justifyContent: "center",
    gap: "0.1rem",
    inlineSize: "min-content",
    // The hyphen in its longest word is no place to break.
    selectors: { "&:lang(fr)": { minInlineSize: "4rem" } },
    fontSize: "0.6875rem",
    lineHeight: 1.05,
    textAlign: "center",
    "@media": {
      [media.medium]: {
        flexDirection: "row",
        gap: "0.4rem",
        inlineSize: "auto",
        fontSize: "inherit",
        lineHeight: "inherit",
      },
    },
  }),
]);

export const savedIcon = componentStyle({
  fontSize: "1rem",
  "@media": { [media.medium]: { fontSize: "inherit" } },
});

/** As high as the window leaves room, so that what follows is at its bottom. */
export const content = componentStyle({ flex: "1 0 auto" });

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
