import { column, componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { globalStyle, styleVariants } from "@vanilla-extract/css";

export const page = componentStyle({
  "@media": {
    [media.wide]: {
      gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
      columnGap: vars.space.huge,
      alignItems: "start",
    },
  },
});

// The title.
globalStyle(
  `${page} > :first-child`,
  componentRule({ "@media": { [media.wide]: { gridColumn: "1 / -1" } } }),
);

export const left = componentStyle({
  fontSize: vars.text.title,
  fontWeight: 740,
  letterSpacing: "-0.018em",
  lineHeight: 1.2,
  paddingBlockEnd: vars.space.hair,
  fontVariantNumeric: "tabular-nums",
});

export const question = componentStyle({
  ...column,
  gap: vars.space.small,
  borderBlockStart: `1px solid ${vars.colour.line}`,
  paddingBlockStart: vars.space.large,
});

export const heading = componentStyle({ fontSize: vars.text.subtitle, fontWeight: 720, lineHeight: 1.25 });

export const form = componentStyle({
  ...column,
  gap: vars.space.tiny,
  paddingBlockStart: vars.space.tiny,
  selectors: { "& + &": { paddingBlockStart: 0 } },
});

/** A row with one answer. */
export const choice = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.medium,
  minBlockSize: "3.25rem",
  paddingBlock: vars.space.tiny,
  paddingInline: vars.space.medium,
  border: `1.5px solid ${vars.colour.fieldLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: "transparent",
  color: vars.colour.text,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:hover, &[aria-pressed=true]": {
      borderColor: vars.colour.accent,
      backgroundColor: vars.colour.accentGround,
    },
  },
  "@media": { [media.motion]: { transition: "background-color 120ms, border-color 120ms" } },
});

export const choiceName = componentStyle({ flex: 1, minInlineSize: 0 });

/** As wide as that of every other choice, so that their names line up. */
export const choicePicture = componentStyle({
  display: "grid",
  justifyItems: "center",
  flexShrink: 0,
  inlineSize: "6.25rem",
});

// The pictures of whole heaters are in portrait format.
globalStyle(`${choicePicture} > svg`, componentRule({ inlineSize: "auto", maxBlockSize: "4.75rem" }));

/** Where to look, as a picture and in words. */
export const look = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.small} ${vars.space.medium}`,
});

globalStyle(`${look} > p`, componentRule({ flex: "1 1 12rem" }));

export const placePicture = componentStyle({ flexShrink: 0, inlineSize: "8.5rem" });

export const ways = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space.tiny} ${vars.space.medium}`,
  paddingBlockStart: vars.space.tiny,
  selectors: { "&:empty": { display: "none" } },
});

export const subheading = componentStyle({ fontSize: vars.text.subtitle, fontWeight: 700, lineHeight: 1.3 });

const answered = {
  ...column,
  gap: "0.15rem",
  justifyItems: "start",
  paddingInlineStart: vars.space.small,
  borderInlineStartWidth: "3px",
} as const;

export const counting = componentStyle({
  ...answered,
  borderInlineStartStyle: "solid",
  borderInlineStartColor: vars.colour.accent,
});

export const contradicting = componentStyle({
  ...answered,
  borderInlineStartStyle: "dashed",
  borderInlineStartColor: vars.colour.textQuiet,
});

export const unseen = componentStyle({
  ...answered,
  borderInlineStartStyle: "solid",
  borderInlineStartColor: vars.colour.line,
});

export const answer = componentStyle({ fontWeight: 650 });

export const effect = componentStyle({ fontWeight: 650, fontVariantNumeric: "tabular-nums" });

export const change = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.4rem",
  minBlockSize: vars.target,
  fontSize: vars.text.small,
});

export const arrow = componentStyle({ rotate: "90deg" });

export const points = componentStyle({ ...column, gap: vars.space.tiny, paddingInlineStart: "1.25rem" });

/** Hidden without scripts, because it would do nothing. */
export const scripted = componentStyle({ "@media": { "(scripting: none)": { display: "none" } } });

export const bar = componentStyle({
  display: "block",
  inlineSize: "100%",
  blockSize: "3.25rem",
  overflow: "visible",
  // Years go from left to right in every language.
  direction: "ltr",
});

export const zone = styleVariants(
  {
    good: vars.colour.good.zone,
    monitor: vars.colour.monitor.zone,
    replace: vars.colour.replace.zone,
  },
  (colour) => componentRule({ fill: colour }),
);

const shrinking = {
  "@media": {
    [media.motion]: { transition: "x 300ms ease-out, width 300ms ease-out" },
    [media.forcedColours]: { stroke: "CanvasText" },
  },
} as const;

export const before = componentStyle({
  ...shrinking,
  fill: "none",
  stroke: vars.colour.textQuiet,
  strokeDasharray: "3 3",
});

export const remaining = componentStyle({
  ...shrinking,
  fill: vars.colour.text,
  fillOpacity: 0.16,
  stroke: vars.colour.text,
  strokeWidth: "2.5px",
});

export const tick = componentStyle({
  fill: vars.colour.textQuiet,
  fontSize: vars.text.tiny,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.forcedColours]: { fill: "CanvasText" } },
});
