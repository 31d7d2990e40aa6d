import { componentRule } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";
import { styleVariants } from "@vanilla-extract/css";

const levels = { high: vars.colour.good, medium: vars.colour.monitor, low: vars.colour.other };

/** The confidence of a rule, in its color. */
export const mark = styleVariants(levels, ({ ground, text }) =>
  componentRule({
    paddingInline: vars.space.small,
    paddingBlock: "0.1rem",
    borderRadius: vars.radius.round,
    backgroundColor: ground,
    color: text,
    fontSize: vars.text.tiny,
    fontWeight: 650,
  }),
);
