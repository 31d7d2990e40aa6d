import { component, media, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

export const tool = style({
  "@layer": { [component]: { display: "grid", gap: vars.space.medium } },
});

export const columns = style({
  "@layer": {
    [component]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: "1.25rem",
      "@media": {
        [media.wide]: {
          gridTemplateColumns: "minmax(20rem, 25rem) minmax(0, 1fr)",
          alignItems: "start",
        },
      },
    },
  },
});

/** Stays in sight beside a long result, where the window is tall enough to show it whole. */
export const formSide = style({
  "@layer": {
    [component]: {
      "@media": {
        [`${media.wide} and (min-height: 44rem)`]: { position: "sticky", insetBlockStart: vars.space.medium },
      },
    },
  },
});

export const resultSide = style({
  "@layer": { [component]: { minInlineSize: 0, scrollMarginBlockStart: vars.space.medium } },
});

/**
 * Room that pushes what follows out of sight, on a window of any height: an answer takes another place than what stood
 * there before it, and nobody asks for a move that comes later than the press.
 */
export const room = style({
  "@layer": { [component]: { "@media": { screen: { minBlockSize: "200svb" } } } },
});

export const waiting = style({ "@layer": { [component]: { minBlockSize: "24rem" } } });

export const unavailable = style({
  "@layer": {
    [component]: {
      display: "grid",
      justifyItems: "start",
      gap: vars.space.small,
      padding: vars.space.medium,
    },
  },
});

export const unavailableTitle = style({ "@layer": { [component]: { fontSize: vars.text.subtitle } } });
