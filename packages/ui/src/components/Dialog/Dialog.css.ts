import { componentStyle } from "../../theme/style.ts";
import { globalStyle } from "@vanilla-extract/css";
import { media, vars } from "../../theme/index.ts";

const dialog = componentStyle({
  inlineSize: "100%",
  maxInlineSize: "none",
  margin: 0,
  padding: 0,
  overflow: "hidden auto",
  overscrollBehavior: "contain",
  "@media": {
    [media.motion]: {
      transition: "opacity 140ms, translate 140ms",
      "@starting-style": { opacity: 0, translate: "0 0.75rem" },
    },
    [media.print]: { display: "none" },
  },
  selectors: {
    "&::backdrop": { backgroundColor: "rgb(10 16 32 / 0.55)" },
  },
});

/** A sheet at the lower edge of a phone, within reach of the thumb; centered in wider windows. */
const sheet = componentStyle({
  maxBlockSize: "calc(100dvb - 3rem)",
  marginBlockStart: "auto",
  backgroundColor: vars.colour.surface,
  color: vars.colour.text,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  "@media": {
    [media.medium]: {
      inlineSize: "min(34rem, 100vw - 2rem)",
      maxBlockSize: "min(46rem, 100dvb - 2rem)",
      margin: "auto",
      borderRadius: vars.radius.card,
    },
  },
});

/** Dark in every color scheme, so that nothing shines into a picture. */
const screen = componentStyle({
  blockSize: "100dvb",
  maxBlockSize: "none",
  border: 0,
  backgroundColor: "#000",
  color: "#fff",
});

export const look = { sheet: `${dialog} ${sheet}`, screen: `${dialog} ${screen}` } as const;

// The page behind a dialog doesn't scroll, and keeps its width.
globalStyle(`html:has(${dialog}[open])`, { overflow: "hidden", scrollbarGutter: "stable" });

/** Fills the dialog, so that a click next to it hits the dialog itself. */
export const inside = componentStyle({
  display: "grid",
  gap: vars.space.medium,
  padding: "clamp(1rem, 4vi, 1.75rem)",
});

export const head = componentStyle({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: vars.space.medium,
});

export const title = componentStyle({
  fontSize: vars.text.title,
  fontWeight: 720,
  paddingBlockStart: vars.space.tiny,
});

/** The actions, each as wide as the dialog. */
export const actions = componentStyle({
  display: "grid",
  gap: vars.space.tiny,
  paddingBlockStart: vars.space.tiny,
});

export const close = componentStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: vars.target,
  blockSize: vars.target,
  marginInlineEnd: `calc(-1 * ${vars.space.tiny})`,
  backgroundColor: "transparent",
  border: 0,
  borderRadius: vars.radius.round,
  color: vars.colour.textQuiet,
  cursor: "pointer",
  selectors: {
    "&:hover": { color: vars.colour.text, backgroundColor: vars.colour.ground },
    [`${screen} &`]: { color: "#fff", backgroundColor: "transparent" },
  },
});
