import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

export const form = componentStyle({ display: "grid", gap: vars.space.medium, minInlineSize: 0 });

export const quiet = componentStyle({ color: vars.colour.textQuiet });

export const photo = componentStyle({
  inlineSize: "100%",
  maxBlockSize: "10rem",
  objectFit: "contain",
  borderRadius: vars.radius.small,
  backgroundColor: vars.colour.ground,
});

export const characters = componentStyle({
  display: "grid",
  gap: "3px",
  padding: 0,
  margin: 0,
  listStyle: "none",
});

export const cell = componentStyle({ display: "grid", minInlineSize: 0 });

/** A separator between characters. */
export const sign = componentStyle({
  display: "grid",
  placeItems: "end center",
  paddingBlockEnd: "0.35rem",
  fontFamily: vars.font.mono,
  fontSize: "1.15rem",
});

export const character = componentStyle({
  display: "grid",
  justifyItems: "stretch",
  gap: "2px",
  minBlockSize: "4.4rem",
  paddingBlock: "2px",
  paddingInline: 0,
  border: "2px solid transparent",
  borderRadius: vars.radius.small,
  backgroundColor: "transparent",
  color: vars.colour.text,
  fontFamily: vars.font.mono,
  fontSize: "1.15rem",
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: "center",
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: vars.colour.fieldLine },
    "&[data-unsure]": {
      borderColor: vars.colour.monitor.text,
      borderStyle: "dashed",
      backgroundColor: vars.colour.monitor.ground,
      color: vars.colour.monitor.text,
    },
    "&[aria-pressed='true']": { borderColor: vars.colour.accent, borderStyle: "solid" },
  },
});

export const crop = componentStyle({
  display: "block",
  inlineSize: "100%",
  blockSize: "2.6rem",
  objectFit: "contain",
});

export const question = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.tiny,
});

export const choice = componentStyle({
  minInlineSize: vars.target,
  fontFamily: vars.font.mono,
  fontSize: vars.text.body,
});

export const reading = componentStyle({ minBlockSize: "1.6rem", fontWeight: 550 });
