import * as layout from "@heater-age/ui/layout";
import { column, componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

/** In its own layer, so that pages can change its columns. */
export const page = style([
  layout.column.large,
  componentRule({
    paddingBlockStart: vars.space.small,
    overflowWrap: "break-word",
    hyphens: "auto",
    hyphenateLimitChars: "12 5 5",
    "@media": {
      [media.wide]: { paddingBlockStart: vars.space.large },
      [media.print]: { paddingBlockStart: 0 },
    },
  }),
]);

export const head = componentStyle({
  ...column,
  justifyItems: "start",
  gap: vars.space.tiny,
  maxInlineSize: "46rem",
  // A long word must not be wider than a phone whose text is twice as large.
  overflowWrap: "anywhere",
});

/** The link above the title of a page. */
export const back = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: "0.4rem",
  inlineSize: "fit-content",
  minBlockSize: vars.target,
  fontSize: vars.text.small,
});

export const arrow = componentStyle({ rotate: "90deg" });

export const title = componentStyle({
  fontSize: vars.text.verdict,
  fontWeight: 740,
  letterSpacing: "-0.022em",
  lineHeight: 1.12,
  hyphens: "auto",
});

/** The purpose of a page, below its title. */
export const intro = componentStyle({ fontSize: vars.text.lead, lineHeight: 1.5 });
