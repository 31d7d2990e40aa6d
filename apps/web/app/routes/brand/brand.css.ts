import { column, componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { globalStyle } from "@vanilla-extract/css";

/** The sections after the tool. */
export const sections = componentStyle({
  ...column,
  gap: vars.space.tiny,
  marginBlockStart: vars.space.medium,
  overflowWrap: "break-word",
  hyphens: "auto",
  hyphenateLimitChars: "12 5 5",
});

export const card = componentStyle({ ...column, gap: vars.space.medium, alignContent: "start" });

export const place = componentStyle({
  display: "grid",
  gridTemplateColumns: "5.5rem minmax(0, 1fr)",
  gap: vars.space.medium,
  alignItems: "center",
});

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
  ...column,
  gap: `${vars.space.large} ${vars.space.huge}`,
  "@media": { [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const answer = componentStyle({
  ...column,
  gap: vars.space.tiny,
  alignContent: "start",
  maxInlineSize: "40rem",
});
