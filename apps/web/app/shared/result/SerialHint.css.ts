import { componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

export const hint = componentStyle({
  display: "flex",
  gap: "0.4rem",
  selectors: {
    "&[data-kind='reads']": { color: vars.colour.good.text, fontWeight: 550 },
    "&[data-kind='soFar']": { color: vars.colour.text },
  },
});

export const hintIcon = componentStyle({ marginBlockStart: "0.22rem" });

/** Covers the input with the same font and spacing, and shows only the bars below the characters. */
export const tints = componentStyle({
  position: "absolute",
  insetBlockEnd: "0.45rem",
  insetInlineStart: "calc(0.875rem + 1.5px)",
  display: "flex",
  fontFamily: vars.font.mono,
  fontSize: "clamp(1.125rem, 5vi, 1.375rem)",
  fontWeight: 600,
  letterSpacing: "0.08em",
  lineHeight: 1,
  pointerEvents: "none",
  userSelect: "none",
  color: "transparent",
  "@media": { [media.forcedColours]: { display: "none" } },
});

const bar = (colour: string) => ({ backgroundImage: `linear-gradient(${colour}, ${colour})` });

export const tint = componentStyle({
  blockSize: "3px",
  overflow: "hidden",
  backgroundRepeat: "no-repeat",
  // As wide as the characters, without the space after the last of them.
  backgroundSize: "calc(100% - 0.14em) 100%",
  selectors: {
    "&[data-tone='year']": bar(vars.colour.year.text),
    "&[data-tone='month']": bar(vars.colour.accent),
    "&[data-tone='day']": bar(vars.colour.day.text),
    "&[data-tone='other']": bar(vars.colour.line),
  },
});
