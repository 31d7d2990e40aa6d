import { componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { globalStyle } from "@vanilla-extract/css";

/** The sections after the tool. */
export const sections = componentStyle({
  display: "grid",
  gap: vars.space.tiny,
  gridTemplateColumns: "minmax(0, 1fr)",
  marginBlockStart: vars.space.medium,
  overflowWrap: "break-word",
  hyphens: "auto",
  hyphenateLimitChars: "12 5 5",
});

export const card = componentStyle({
  display: "grid",
  gap: vars.space.medium,
  alignContent: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
});

export const heading = componentStyle({ fontSize: vars.text.subtitle, fontWeight: 700 });

export const place = componentStyle({
  display: "grid",
  gridTemplateColumns: "5.5rem minmax(0, 1fr)",
  gap: vars.space.medium,
  alignItems: "center",
});

export const levels = componentStyle({ display: "grid", gap: vars.space.small });

export const level = componentStyle({
  fontWeight: 700,
  selectors: { "&::first-letter": { textTransform: "uppercase" } },
});

export const notes = componentStyle({
  display: "grid",
  gap: "0.35rem",
  marginBlockStart: vars.space.tiny,
  paddingInlineStart: "1.1rem",
});

export const sources = componentStyle({
  display: "grid",
  paddingInlineStart: 0,
  listStyle: "none",
  fontSize: vars.text.small,
  overflowWrap: "anywhere",
});

// Minimum height for touch.
globalStyle(`${sources} a`, componentRule({ display: "inline-block", paddingBlock: "0.75rem" }));

export const proof = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.target,
});

export const answers = componentStyle({
  display: "grid",
  gap: `${vars.space.large} ${vars.space.huge}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const answer = componentStyle({
  display: "grid",
  gap: vars.space.tiny,
  alignContent: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  maxInlineSize: "40rem",
});
