import { column, componentRule, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";
import { globalStyle } from "@vanilla-extract/css";

const EDGE = vars.space.medium;

/** The open visit, whose rows extend to its edges. */
export const open = componentStyle({ ...column, padding: 0, overflow: "clip" });

export const head = componentStyle({ padding: `${EDGE} ${EDGE} ${vars.space.small}` });

export const name = componentStyle({
  fontSize: vars.text.subtitle,
  fontWeight: 720,
  overflowWrap: "anywhere",
});

/** A list in a card or a group, without its own frame. */
export const rows = componentStyle({});

globalStyle(
  `${rows} > ul`,
  componentRule({ border: 0, borderRadius: 0, borderBlock: `1px solid ${vars.colour.line}` }),
);

export const foot = componentStyle({ ...column, gap: vars.space.small, padding: EDGE });

export const start = componentStyle({ ...column, justifyItems: "start", gap: vars.space.tiny });

export const summary = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 1rem",
  columnGap: vars.space.small,
  alignItems: "center",
  minBlockSize: "4rem",
  paddingBlock: vars.space.small,
  paddingInline: EDGE,
  selectors: {
    "&:hover": { backgroundColor: vars.colour.accentGround },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});

export const group = componentStyle({});

export const arrow = componentStyle({
  gridColumn: 2,
  gridRow: "1 / 3",
  color: vars.colour.textQuiet,
  selectors: { [`${group}[open] > ${summary} > &`]: { rotate: "180deg" } },
});
