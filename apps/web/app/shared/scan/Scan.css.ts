import { componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { keyframes } from "@vanilla-extract/css";

export const view = componentStyle({
  display: "grid",
  alignContent: "start",
  gap: vars.space.medium,
  minInlineSize: 0,
  selectors: { "&:focus": { outline: "none" } },
});

/** As high as the room in the window next to the title and the controls. */
export const camera = componentStyle({
  position: "relative",
  blockSize: "calc(100dvb - 13rem)",
  minBlockSize: "12rem",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  backgroundColor: "#111",
});

export const video = componentStyle({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

export const frame = componentStyle({
  position: "absolute",
  inset: "28% 6%",
  border: "3px solid #fff",
  borderRadius: vars.radius.card,
  boxShadow: "0 0 0 100vmax rgb(0 0 0 / 0.4)",
});

export const hint = componentStyle({
  position: "absolute",
  insetBlockStart: "10%",
  insetInline: 0,
  marginInline: "auto",
  inlineSize: "fit-content",
  maxInlineSize: "90%",
  paddingBlock: vars.space.hair,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.control,
  backgroundColor: "rgb(0 0 0 / 0.75)",
  color: "#fff",
  fontWeight: 650,
  textAlign: "center",
});

export const controls = componentStyle({
  display: "grid",
  gridTemplateColumns: "1fr auto 1fr",
  alignItems: "center",
  justifyItems: "center",
  gap: vars.space.small,
});

export const shutter = componentStyle({
  inlineSize: "4.25rem",
  blockSize: "4.25rem",
  border: "4px solid #fff",
  borderRadius: "50%",
  backgroundColor: "rgb(255 255 255 / 0.25)",
  cursor: "pointer",
  selectors: {
    "&:active": { backgroundColor: "rgb(255 255 255 / 0.6)" },
    "&[aria-disabled='true']": { opacity: 0.5, cursor: "progress" },
    "&:focus-visible": { outline: "3px solid #fff", outlineOffset: "3px" },
  },
});

export const onDark = componentStyle({
  color: "#fff",
  borderColor: "#fff",
  selectors: { "&:hover": { borderColor: "#fff", backgroundColor: "rgb(255 255 255 / 0.15)" } },
});

const run = keyframes({ from: { translate: "-100% 0" }, to: { translate: "400% 0" } });

export const busy = componentStyle({
  position: "relative",
  overflow: "hidden",
  blockSize: "0.4rem",
  borderRadius: vars.radius.round,
  backgroundColor: vars.colour.line,
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      insetBlock: 0,
      inlineSize: "25%",
      borderRadius: vars.radius.round,
      backgroundColor: vars.colour.accent,
    },
  },
  "@media": {
    [media.motion]: {
      selectors: { "&::after": { animation: `${run} 1.4s ease-in-out infinite` } },
    },
  },
});

/** Keeps its height while its text changes. */
export const lines = componentStyle({ display: "grid", alignContent: "start", minBlockSize: "4.5rem" });
