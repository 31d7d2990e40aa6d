import { component, vars } from "@heater-age/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const section = style({
  "@layer": { [component]: { ...column, gap: vars.space.small, scrollMarginBlockStart: vars.space.large } },
});

const base = style({
  "@layer": {
    [component]: {
      ...column,
      gap: vars.space.tiny,
      borderInlineStart: "3px solid",
      paddingInlineStart: vars.space.small,
      overflowWrap: "anywhere",
      breakInside: "avoid",
    },
  },
});

/** A notice: set off by a line in the colour of its answer. */
export const notice = styleVariants(
  { monitor: vars.colour.monitor, replace: vars.colour.replace },
  ({ zone }) => [base, { "@layer": { [component]: { borderColor: zone } } }],
);

export const name = style({ "@layer": { [component]: { fontWeight: 700 } } });

export const stop = style({
  "@layer": { [component]: { display: "flex", gap: vars.space.tiny, fontWeight: 650 } },
});

export const links = style({
  "@layer": {
    [component]: {
      display: "flex",
      flexWrap: "wrap",
      columnGap: vars.space.medium,
      paddingInlineStart: 0,
      listStyle: "none",
      fontSize: vars.text.small,
    },
  },
});

globalStyle(`${links} li`, {
  "@layer": {
    [component]: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space.hair },
  },
});

globalStyle(`${links} a`, {
  "@layer": { [component]: { display: "inline-flex", alignItems: "center", minBlockSize: vars.target } },
});

const lineBase = style({
  "@layer": {
    [component]: {
      display: "flex",
      gap: vars.space.tiny,
      paddingBlock: vars.space.tiny,
      paddingInline: vars.space.small,
      borderRadius: vars.radius.control,
      fontSize: vars.text.small,
      fontWeight: 600,
    },
  },
});

/** The line near the date that leads to the notices. */
export const line = styleVariants(
  { monitor: vars.colour.monitor, replace: vars.colour.replace },
  ({ ground, text }) => [lineBase, { "@layer": { [component]: { backgroundColor: ground, color: text } } }],
);

export const lineIcon = style({ "@layer": { [component]: { marginBlockStart: "0.22rem", flexShrink: 0 } } });

// High enough for a thumb, in a line that is not.
export const lineLink = style({
  "@layer": {
    [component]: {
      display: "inline-block",
      marginBlock: "-0.75rem",
      paddingBlock: "0.75rem",
      color: "inherit",
    },
  },
});
