import { componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

/** A browser that lets a style open the list. There it is always open next to the text. */
const openable = "selector(::details-content)";

export const side = componentStyle({
  alignSelf: "start",
  maxInlineSize: vars.measure.reading,
  fontSize: vars.text.small,
  // Stays in view while the text scrolls.
  "@media": {
    [media.wide]: {
      gridColumn: 2,
      gridRow: "1 / span 2",
      position: "sticky",
      insetBlockStart: vars.space.large,
      maxBlockSize: `calc(100svb - 2 * ${vars.space.large})`,
      overflowY: "auto",
      // Room for the focus outline.
      paddingInline: vars.space.hair,
    },
  },
});

export const title = componentStyle({
  display: "none",
  paddingBlockEnd: vars.space.hair,
  color: vars.colour.textQuiet,
  fontSize: vars.text.tiny,
  fontWeight: 650,
  "@supports": { [openable]: { "@media": { [media.wide]: { display: "block" } } } },
});

export const fold = componentStyle({
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.colour.surface,
  paddingInline: vars.space.medium,
  "@supports": {
    [openable]: {
      "@media": {
        [media.wide]: {
          border: 0,
          backgroundColor: "transparent",
          paddingInline: 0,
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
  fontSize: vars.text.body,
  fontWeight: 600,
  "@supports": { [openable]: { "@media": { [media.wide]: { display: "none" } } } },
});

export const arrow = componentStyle({
  rotate: "-90deg",
  "@media": { [media.motion]: { transition: "rotate 140ms" } },
  selectors: { [`${fold}[open] > ${summary} > &`]: { rotate: "0deg" } },
});

export const inside = componentStyle({ paddingBlockEnd: vars.space.small });

export const link = componentStyle({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.target,
  color: vars.colour.text,
  lineHeight: 1.3,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { textDecoration: "underline" } },
  // A mouse needs no touch-size targets, so the whole list fits on the screen.
  "@media": { [`${media.wide} and (pointer: fine)`]: { minBlockSize: "2.125rem" } },
});

export const number = componentStyle({
  flex: "none",
  inlineSize: "2rem",
  color: vars.colour.textQuiet,
  fontVariantNumeric: "tabular-nums",
});
