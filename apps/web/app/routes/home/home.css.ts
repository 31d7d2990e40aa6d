import { column, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

/** The content after the tool. */
export const below = componentStyle({ ...column, gap: vars.space.tiny, marginBlockStart: vars.space.tiny });

export const example = componentStyle({ ...column, gap: vars.space.medium, alignContent: "start" });

export const caption = componentStyle({
  marginBlockStart: vars.space.tiny,
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
});

export const points = componentStyle({
  ...column,
  gap: vars.space.tiny,
  overflowWrap: "anywhere",
  hyphens: "auto",
  hyphenateLimitChars: "12 5 5",
});

export const point = componentStyle({ display: "flex", gap: vars.space.small, alignItems: "baseline" });

export const mark = componentStyle({ flexShrink: 0, color: vars.colour.accent, translate: "0 0.1em" });

export const section = componentStyle({
  ...column,
  gap: vars.space.large,
  paddingBlockStart: vars.space.large,
  overflowWrap: "break-word",
  hyphens: "auto",
  hyphenateLimitChars: "12 5 5",
});

export const quiet = componentStyle({
  maxInlineSize: "44rem",
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
});

export const places = componentStyle({
  ...column,
  gap: vars.space.medium,
  "@media": {
    [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", rowGap: vars.space.large },
    [media.wide]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});

export const place = componentStyle({
  display: "grid",
  gridTemplateColumns: "5.5rem minmax(0, 1fr)",
  gap: vars.space.medium,
  alignItems: "center",
  "@media": {
    [media.wide]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: vars.space.tiny,
      alignContent: "start",
      alignItems: "start",
    },
  },
});

export const picture = componentStyle({ inlineSize: "100%", maxInlineSize: "7.5rem" });

export const name = componentStyle({ fontWeight: 650 });

// High enough for a thumb, in any language.
export const ask = componentStyle({
  display: "inline-block",
  marginBlock: "-0.75rem",
  paddingBlock: "0.75rem",
});

export const clues = componentStyle({
  display: "grid",
  gap: vars.space.tiny,
  maxInlineSize: "46rem",
  paddingInlineStart: "1.1rem",
});
