import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

/** The answer, on its own line below the question. */
export const age = componentStyle({
  display: "block",
  fontSize: vars.text.verdict,
  fontWeight: 740,
  letterSpacing: "-0.025em",
  lineHeight: 1.1,
  fontVariantNumeric: "tabular-nums",
});

export const question = componentStyle({
  display: "block",
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
  fontWeight: 550,
});
