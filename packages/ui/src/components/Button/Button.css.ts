import { componentRule, componentStyle } from "../../theme/style.ts";
import { styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/index.ts";

const base = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.tiny,
  minBlockSize: vars.target,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.tiny,
  border: "1.5px solid transparent",
  borderRadius: vars.radius.control,
  fontWeight: 600,
  fontSize: vars.text.small,
  lineHeight: 1.2,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  touchAction: "manipulation",
  // A long word in large text breaks instead of widening the page.
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  "@media": { [media.motion]: { transition: "background-color 120ms, border-color 120ms, scale 120ms" } },
  selectors: {
    "&:active": { scale: "0.985" },
    "&:is(:disabled, [aria-disabled='true'], [aria-busy='true'])": { cursor: "progress", opacity: 0.75 },
  },
});

export const tone = styleVariants({
  /** The page's primary action. */
  primary: [
    base,
    componentRule({
      minBlockSize: "3.25rem",
      backgroundColor: vars.colour.accent,
      color: vars.colour.onAccent,
      fontSize: vars.text.body,
      fontWeight: 650,
      selectors: { "&:hover": { backgroundColor: vars.colour.accentHover } },
    }),
  ],
  /** The first of several actions, if no other action is as important. */
  main: [
    base,
    componentRule({
      backgroundColor: vars.colour.accent,
      color: vars.colour.onAccent,
      selectors: { "&:hover": { backgroundColor: vars.colour.accentHover } },
    }),
  ],
  /** The first of several actions. */
  leading: [
    base,
    componentRule({
      backgroundColor: "transparent",
      borderColor: vars.colour.accent,
      color: vars.colour.accent,
      selectors: { "&:hover": { backgroundColor: vars.colour.accentGround } },
    }),
  ],
  secondary: [
    base,
    componentRule({
      backgroundColor: "transparent",
      borderColor: vars.colour.fieldLine,
      color: vars.colour.text,
      selectors: { "&:hover": { borderColor: vars.colour.text } },
    }),
  ],
  /** A secondary action. */
  quiet: [
    base,
    componentRule({
      paddingInline: vars.space.small,
      backgroundColor: "transparent",
      color: vars.colour.link,
      selectors: { "&:hover": { backgroundColor: vars.colour.accentGround } },
    }),
  ],
});

export const wide = componentStyle({ inlineSize: "100%" });
