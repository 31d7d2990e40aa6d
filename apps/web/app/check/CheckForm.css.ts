import { componentRule, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** On a small phone its button stays in view. */
export const form = componentStyle({
  display: "grid",
  gap: vars.space.medium,
  "@media": { "(max-width: 24rem)": { gap: vars.space.small } },
});

export const serial = componentStyle({ position: "relative", display: "block" });

export const serialField = componentStyle({ position: "relative" });

export const finder = style({});

// At the end of the line with the label if there is room, so that the button stays in view on a phone.
globalStyle(
  `${finder} > summary`,
  componentRule({
    "@media": {
      "(min-width: 20rem)": { position: "absolute", insetBlockStart: "-0.65rem", insetInlineEnd: 0 },
    },
  }),
);

export const place = componentStyle({
  display: "grid",
  gap: vars.space.small,
  paddingBlock: vars.space.tiny,
  fontSize: vars.text.small,
});

export const model = componentStyle({ marginBlock: "-0.35rem" });

export const modelField = componentStyle({ paddingBlock: "0.15rem 0.5rem" });
