import { componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { globalStyle } from "@vanilla-extract/css";

const TWO_COLUMNS = "screen and (min-width: 60rem)";
const MANY = "&:not(:has(> :only-child))";
const TWO = { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } as const;

/** A sheet of paper on the screen; on paper only what is on it, in sizes for paper. */
export const sheet = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.large,
  maxInlineSize: "56rem",
  marginInline: "auto",
  padding: "clamp(1.1rem, 4vi, 2.5rem)",
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.colour.surface,
  "@media": {
    [media.print]: {
      page: "report",
      vars: {
        [vars.text.tiny]: "7pt",
        [vars.text.small]: "8pt",
        [vars.text.subtitle]: "11pt",
        [vars.text.title]: "16pt",
        [vars.text.verdict]: "18pt",
        [vars.space.large]: "7pt",
        [vars.space.small]: "4pt",
        [vars.space.tiny]: "3pt",
      },
      maxInlineSize: "none",
      padding: 0,
      border: 0,
      fontSize: "8.5pt",
      lineHeight: 1.3,
    },
  },
});

globalStyle("@page report", { margin: "10mm 13mm" });

export const head = componentStyle({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: vars.space.medium,
  paddingBlockEnd: vars.space.medium,
  borderBlockEnd: `2px solid ${vars.colour.accent}`,
  "@media": { [media.print]: { paddingBlockEnd: "5pt" } },
});

export const name = componentStyle({ flex: "1 1 10rem", display: "grid", gap: vars.space.tiny });

export const site = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.tiny,
  fontSize: vars.text.small,
  fontWeight: 700,
});

export const title = componentStyle({ fontSize: vars.text.title, fontWeight: 740 });

export const about = componentStyle({ color: vars.colour.textQuiet, fontSize: vars.text.subtitle });

export const code = componentStyle({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.hair,
  inlineSize: "6.5rem",
});

/** Scanners want dark on light, whatever the scheme. */
export const modules = componentStyle({
  inlineSize: "6rem",
  blockSize: "6rem",
  borderRadius: vars.radius.small,
  backgroundColor: "#ffffff",
  fill: "#000000",
  forcedColorAdjust: "none",
  printColorAdjust: "exact",
  "@media": { [media.print]: { inlineSize: "20mm", blockSize: "20mm" } },
});

export const caption = componentStyle({
  color: vars.colour.textQuiet,
  fontSize: vars.text.tiny,
  textAlign: "center",
});

export const columns = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space.large,
  "@media": {
    [TWO_COLUMNS]: { selectors: { [MANY]: TWO } },
    [media.print]: {
      selectors: { [MANY]: TWO },
      columnGap: "8mm",
      breakInside: "avoid",
    },
  },
});

export const verdict = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: vars.space.tiny,
  overflowWrap: "anywhere",
});

export const gauge = componentStyle({ inlineSize: "100%", paddingBlockStart: vars.space.tiny });

export const facts = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(min-content, 2fr) minmax(0, 3fr)",
  columnGap: "1rem",
  "@media": {
    // Large text on a small screen has no room for two columns.
    "screen and (max-width: 20rem)": { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.print]: { gridTemplateColumns: "minmax(25mm, min-content) minmax(0, 1fr)" },
  },
});

export const fact = componentStyle({
  display: "grid",
  gridColumn: "1 / -1",
  gridTemplateColumns: "subgrid",
  gap: "0.1rem 1rem",
  paddingBlock: "0.4rem",
  borderBlockEnd: `1px solid ${vars.colour.line}`,
  overflowWrap: "anywhere",
  selectors: { "&:last-child": { borderBlockEnd: 0 } },
  "@media": { [media.print]: { paddingBlock: "1pt" } },
});

export const term = componentStyle({
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
  overflowWrap: "break-word",
});

export const foot = componentStyle({
  display: "grid",
  gap: vars.space.tiny,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.colour.line}`,
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
  overflowWrap: "anywhere",
  "@media": { [media.print]: { paddingBlockStart: "4pt", fontSize: vars.text.tiny } },
});
