import { componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export { arrow, back, intro, title } from "../../shared/shell/PageTitle.css.ts";

/** One column that a long word can't widen. */
const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const page = componentStyle({
  ...column,
  gap: vars.space.large,
  maxInlineSize: "46rem",
  paddingBlockStart: vars.space.small,
  overflowWrap: "break-word",
  hyphens: "auto",
  hyphenateLimitChars: "12 5 5",
  "@media": { [media.wide]: { paddingBlockStart: vars.space.large } },
});

export const head = componentStyle({ ...column, justifyItems: "start", gap: vars.space.tiny });

/** As high as a few rows, to avoid a layout shift when the list is loaded. */
export const place = componentStyle({
  ...column,
  alignContent: "start",
  gap: vars.space.large,
  minBlockSize: "60svb",
});

export const saved = componentStyle({ ...column, gap: vars.space.medium });

export const finding = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: `${vars.space.tiny} ${vars.space.medium}`,
});

export const search = componentStyle({ flex: "1 1 20rem", maxInlineSize: "24rem" });

export const count = componentStyle({ color: vars.colour.textQuiet, fontSize: vars.text.small });

export const list = componentStyle({
  paddingInlineStart: 0,
  listStyle: "none",
  overflow: "clip",
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.colour.surface,
});

globalStyle(`${list} > li + li`, componentRule({ borderBlockStart: `1px solid ${vars.colour.line}` }));

export const empty = componentStyle({ ...column, justifyItems: "start", gap: vars.space.small });

export const heading = componentStyle({ fontSize: vars.text.subtitle, fontWeight: 720 });

export const quiet = componentStyle({ color: vars.colour.textQuiet, fontSize: vars.text.small });

export const facts = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.tiny,
  "@media": { [media.medium]: { gridTemplateColumns: "minmax(7rem, max-content) minmax(0, 1fr)" } },
});

export const fact = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: vars.space.medium,
  "@media": { [media.medium]: { gridColumn: "1 / -1", gridTemplateColumns: "subgrid" } },
});

export const term = componentStyle({ color: vars.colour.textQuiet, fontSize: vars.text.small });

export const typed = componentStyle({ whiteSpace: "pre-line", overflowWrap: "anywhere" });

export const photo = componentStyle({
  maxInlineSize: "100%",
  maxBlockSize: "20rem",
  borderRadius: vars.radius.control,
  justifySelf: "start",
});

export const buttons = componentStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.tiny });

export const tools = componentStyle({ ...column, gap: vars.space.small });

export const file = componentStyle({ position: "relative", display: "grid" });

export const fileField = style({});

// The label looks like a button, but the input before it has the focus.
globalStyle(
  `${fileField}:focus-visible + label`,
  componentRule({ outline: `3px solid ${vars.colour.accent}`, outlineOffset: "2px" }),
);
