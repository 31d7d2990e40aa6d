import { column, componentStyle } from "../../theme/style.ts";
import { style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/index.ts";

export const rows = componentStyle({
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.colour.surface,
});

export const row = style({});

export const summary = componentStyle({
  display: "grid",
  gridTemplateColumns: "1.5rem fit-content(60%) minmax(0, 1fr) 1rem",
  gap: vars.space.small,
  alignItems: "center",
  // Two lines tall, so that an answer that loads late causes no layout shift.
  minBlockSize: "3.5rem",
  paddingBlock: vars.space.hair,
  paddingInline: vars.space.medium,
  selectors: {
    [`${row} + ${row} > &`]: { borderBlockStart: `1px solid ${vars.colour.line}` },
    "&:hover": { backgroundColor: vars.colour.accentGround },
  },
  // The answer is below its question.
  "@media": {
    [media.narrow]: {
      gridTemplateColumns: "1.5rem minmax(0, 1fr) 1rem",
      rowGap: 0,
      minBlockSize: "4.75rem",
    },
  },
});

export const icon = componentStyle({
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  color: vars.colour.textQuiet,
  "@media": { [media.narrow]: { gridRow: "span 2" } },
});

export const name = componentStyle({
  fontWeight: 600,
  overflowWrap: "anywhere",
  "@media": { [media.narrow]: { alignSelf: "end" } },
});

export const answer = componentStyle({
  display: "grid",
  alignContent: "center",
  // As tall as the row, so that its position doesn't depend on its text.
  alignSelf: "stretch",
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
  lineHeight: 1.3,
  textAlign: "end",
  overflowWrap: "anywhere",
  "@media": {
    [media.narrow]: { gridArea: "2 / 2", alignContent: "start", alignSelf: "start", textAlign: "start" },
  },
  selectors: {
    "&[data-tone='monitor']": { color: vars.colour.monitor.text, fontWeight: 650 },
    "&[data-tone='replace']": { color: vars.colour.replace.text, fontWeight: 650 },
  },
});

/** At most two lines, which is the available room. */
export const words = componentStyle({ maxBlockSize: "2.6em", overflow: "hidden", textWrap: "balance" });

export const arrow = componentStyle({
  color: vars.colour.textQuiet,
  "@media": {
    [media.motion]: { transition: "rotate 140ms" },
    [media.narrow]: { gridArea: "1 / 3 / span 2" },
  },
  selectors: { [`${row}[open] > ${summary} > &`]: { rotate: "180deg" } },
});

export const body = componentStyle({
  ...column,
  gap: vars.space.small,
  padding: `${vars.space.hair} ${vars.space.medium} ${vars.space.medium}`,
});
