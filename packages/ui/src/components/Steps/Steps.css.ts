import { componentStyle } from "../../theme/style.ts";
import { media, vars } from "../../theme/index.ts";

export const list = componentStyle({
  display: "flex",
  gap: vars.space.tiny,
  color: vars.colour.textQuiet,
  fontSize: vars.text.tiny,
  "@media": { [media.medium]: { fontSize: vars.text.small } },
});

export const step = componentStyle({
  flex: 1,
  minInlineSize: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  overflowWrap: "anywhere",
  gap: "0.4rem",
  borderBlockStart: `3px solid ${vars.colour.line}`,
  paddingBlockStart: "0.5rem",
  lineHeight: 1.25,
  // The same for all steps, because a bolder one could need a second line.
  fontWeight: 650,
  "@media": { [media.motion]: { transition: "border-color 200ms, color 200ms" } },
  selectors: {
    "&[data-state='done'], &[data-state='current']": {
      borderColor: vars.colour.accent,
      color: vars.colour.text,
    },
  },
});

export const number = componentStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: "1.55rem",
  blockSize: "1.55rem",
  border: "1.5px solid currentColor",
  borderRadius: "50%",
  fontSize: vars.text.tiny,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    [`${step}[data-state='current'] &`]: { borderColor: vars.colour.accent, color: vars.colour.accent },
    [`${step}[data-state='done'] &`]: {
      borderColor: vars.colour.accent,
      backgroundColor: vars.colour.accent,
      color: vars.colour.onAccent,
    },
  },
});

export const name = componentStyle({ flex: "1 1 4.4rem", minInlineSize: 0 });
