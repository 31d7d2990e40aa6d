import { globalStyle, style } from "@vanilla-extract/css";
import { column, componentRule, componentStyle } from "../../theme/style.ts";
import { media, screenOnly, vars } from "../../theme/index.ts";

// As in a card.
const inset = "clamp(1rem, 2.6vi, 1.75rem)";

export const fold = style([screenOnly, componentRule({ minInlineSize: 0 })]);

const row = componentStyle({
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.colour.surface,
});

export const folded = style([fold, row]);

export const summary = componentStyle({
  display: "none",
  selectors: {
    [`${row} > &`]: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: vars.space.small,
      minBlockSize: "3.25rem",
      paddingInline: inset,
      paddingBlock: vars.space.tiny,
    },
  },
});

export const heading = componentStyle({
  fontSize: vars.text.body,
  fontWeight: 650,
  minInlineSize: 0,
  overflowWrap: "anywhere",
  hyphens: "auto",
  hyphenateLimitChars: "12 5 5",
});

export const arrow = componentStyle({
  flexShrink: 0,
  color: vars.colour.textQuiet,
  "@media": { [media.motion]: { transition: "rotate 140ms" } },
  selectors: { [`${row}[open] > ${summary} > &`]: { rotate: "180deg" } },
});

export const inside = componentStyle({
  selectors: {
    [`${row} > &`]: {
      ...column,
      gap: vars.space.medium,
      paddingInline: inset,
      paddingBlockEnd: inset,
    },
  },
});

// The summary replaces the heading, and the box around both is the only one.
globalStyle(`${row} > ${inside} h2`, componentRule({ display: "none" }));
globalStyle(
  `${row} > ${inside} > section, ${row} > ${inside} > div > section`,
  componentRule({ padding: 0, border: 0, backgroundColor: "transparent" }),
);
