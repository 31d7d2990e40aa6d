import { column, componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { globalStyle } from "@vanilla-extract/css";

/** Without its own box, which would move with all its new content when an answer replaces the promise. */
export const tool = componentStyle({ display: "contents" });

globalStyle(`${tool} > * + *`, componentRule({ marginBlockStart: vars.space.medium }));

/** Above an answer there is no promise, so the steps keep their distance from the header. */
export const stepsAlone = componentStyle({ paddingBlockStart: vars.space.medium });

export const columns = componentStyle({
  ...column,
  gap: "1.25rem",
  "@media": {
    [media.wide]: {
      gridTemplateColumns: "minmax(20rem, 25rem) minmax(0, 1fr)",
      alignItems: "start",
    },
  },
});

/** Stays visible next to a long result if the window is tall enough to show all of it. */
export const formSide = componentStyle({
  "@media": {
    [`${media.wide} and (min-height: 44rem)`]: { position: "sticky", insetBlockStart: vars.space.medium },
  },
});

export const resultSide = componentStyle({ minInlineSize: 0, scrollMarginBlockStart: vars.space.medium });

/**
 * Room that pushes later content out of view in a window of any height. A result that replaces other content would
 * otherwise move it after the press, which counts as a layout shift.
 */
export const room = componentStyle({ "@media": { screen: { minBlockSize: "200svb" } } });

export const unavailable = componentStyle({
  display: "grid",
  justifyItems: "start",
  gap: vars.space.small,
  padding: vars.space.medium,
});

export const unavailableTitle = componentStyle({ fontSize: vars.text.subtitle });
