import { componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

export const section = componentStyle({
  display: "grid",
  gap: vars.space.large,
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlockStart: vars.space.large,
  overflowWrap: "break-word",
  hyphens: "auto",
  hyphenateLimitChars: "12 5 5",
});

export const title = componentStyle({ fontSize: vars.text.title, fontWeight: 740 });

export const quiet = componentStyle({
  maxInlineSize: "44rem",
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
});

export const places = componentStyle({
  display: "grid",
  gap: vars.space.medium,
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingInlineStart: 0,
  listStyle: "none",
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

export const gone = componentStyle({ display: "grid", gap: vars.space.small });

export const goneTitle = componentStyle({ fontSize: vars.text.subtitle, fontWeight: 700 });

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
