import { column, componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { globalStyle } from "@vanilla-extract/css";

export const row = componentStyle({
  // There can be hundreds of rows. Each is laid out when it is near the viewport.
  contentVisibility: "auto",
  containIntrinsicSize: "auto 6rem",
  scrollMarginBlock: vars.space.medium,
});

export const summary = componentStyle({
  display: "grid",
  gridTemplateColumns: "3.5rem minmax(0, 1fr) 1rem",
  columnGap: vars.space.small,
  rowGap: vars.space.tiny,
  alignItems: "center",
  minBlockSize: "4rem",
  paddingBlock: vars.space.small,
  paddingInline: vars.space.small,
  selectors: {
    "&:hover": { backgroundColor: vars.colour.accentGround },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
  "@media": {
    [media.medium]: { gridTemplateColumns: "3.5rem minmax(0, 1fr) auto 1rem", columnGap: vars.space.medium },
  },
});

export const age = componentStyle({
  color: vars.colour.textQuiet,
  fontSize: vars.text.tiny,
  lineHeight: 1.2,
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
});

/** The number, on its own line. */
export const number = componentStyle({
  display: "block",
  color: vars.colour.text,
  fontSize: "1.5rem",
  fontWeight: 780,
  letterSpacing: "-0.03em",
  lineHeight: 1,
  selectors: {
    [`${age}[data-long] > &`]: { fontSize: "0.9375rem", letterSpacing: "-0.02em", lineHeight: 1.1 },
    [`${age}[data-state="good"] > &`]: { color: vars.colour.good.text },
    [`${age}[data-state="monitor"] > &`]: { color: vars.colour.monitor.text },
    [`${age}[data-state="replace"] > &`]: { color: vars.colour.replace.text },
  },
});

export const words = componentStyle({
  display: "grid",
  gap: "0.1rem",
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const name = componentStyle({ fontWeight: 700 });

export const states = componentStyle({
  gridColumn: "2 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.tiny,
  fontSize: vars.text.small,
  selectors: { "&:empty": { display: "none" } },
  "@media": {
    [media.medium]: {
      gridColumn: "auto",
      gridRow: 1,
      gridColumnStart: 3,
      justifyContent: "end",
      maxInlineSize: "17rem",
    },
  },
});

/** The number of recalls, in a more urgent color if one certainly covers the heater. */
export const recall = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.35rem",
  paddingBlock: "0.3rem",
  color: vars.colour.monitor.text,
  fontWeight: 600,
  selectors: { "&[data-affected]": { color: vars.colour.replace.text, fontWeight: 700 } },
});

export const arrow = componentStyle({
  gridColumn: "-2 / -1",
  gridRow: 1,
  color: vars.colour.textQuiet,
  "@media": { [media.motion]: { transition: "rotate 140ms" } },
  selectors: { [`${row}[open] > ${summary} > &`]: { rotate: "180deg" } },
});

export const body = componentStyle({
  ...column,
  gap: vars.space.medium,
  padding: `${vars.space.tiny} ${vars.space.medium} ${vars.space.medium}`,
});

// Smaller than in a result, where nothing is next to them.
globalStyle(
  `${states} > span:not(${recall})`,
  componentRule({ paddingBlock: "0.2rem", paddingInline: "0.6rem", fontSize: "0.8125rem" }),
);
