import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

/** The answer, on a line of its own below what it answers. */
export const age = componentStyle({
  display: "block",
  fontSize: vars.text.verdict,
  fontWeight: 740,
  letterSpacing: "-0.025em",
  lineHeight: 1.1,
  fontVariantNumeric: "tabular-nums",
});

/** Says what the answer answers. */
export const asked = componentStyle({
  display: "block",
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
  fontWeight: 550,
});
