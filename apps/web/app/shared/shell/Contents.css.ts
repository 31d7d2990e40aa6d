import { componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

// Next to the text the list is always open, in browsers that let a style open it.
const beside = "selector(::details-content)";

export const contents = componentStyle({
  alignSelf: "start",
  maxInlineSize: vars.measure.reading,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.colour.surface,
  paddingInline: vars.space.medium,
  "@media": {
    [media.wide]: {
      gridColumn: 2,
      gridRow: "1 / span 2",
      position: "sticky",
      insetBlockStart: vars.space.large,
      maxBlockSize: `calc(100svb - 2 * ${vars.space.large})`,
      overflowY: "auto",
      paddingBlock: vars.space.tiny,
    },
  },
});

export const heading = componentStyle({
  display: "none",
  "@supports": {
    [beside]: {
      "@media": {
        [media.wide]: { display: "block", paddingBlock: vars.space.tiny, fontSize: vars.text.small },
      },
    },
  },
});

export const fold = componentStyle({
  "@supports": {
    [beside]: {
      "@media": {
        [media.wide]: {
          selectors: { "&::details-content": { contentVisibility: "visible", display: "block" } },
        },
      },
    },
  },
});

export const summary = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: "0.45rem",
  minBlockSize: vars.target,
  fontWeight: 600,
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  "@supports": { [beside]: { "@media": { [media.wide]: { display: "none" } } } },
});

export const arrow = componentStyle({
  rotate: "-90deg",
  "@media": { [media.motion]: { transition: "rotate 140ms" } },
  selectors: { [`${fold}[open] > ${summary} > &`]: { rotate: "0deg" } },
});

export const list = componentStyle({
  paddingBlockEnd: vars.space.tiny,
  fontSize: vars.text.small,
  lineHeight: 1.35,
});

export const entry = componentStyle({
  display: "grid",
  gridTemplateColumns: "2rem minmax(0, 1fr)",
  alignItems: "center",
  minBlockSize: vars.target,
  color: vars.colour.text,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
  // A mouse needs no touch-size targets, so the whole list fits on the screen.
  "@media": { [`${media.wide} and (pointer: fine)`]: { minBlockSize: "2.125rem" } },
});

export const number = componentStyle({ color: vars.colour.textQuiet, fontVariantNumeric: "tabular-nums" });
