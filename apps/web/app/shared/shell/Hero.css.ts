import { componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

export const hero = componentStyle({
  maxInlineSize: "46rem",
  paddingBlock: "clamp(1rem, 3.5vi, 2.75rem) clamp(0.85rem, 2vi, 1.5rem)",
  "@media": { [media.print]: { display: "none" } },
});

export const title = componentStyle({
  fontSize: vars.text.hero,
  fontWeight: 760,
  letterSpacing: "-0.028em",
  lineHeight: 1.08,
  // Long words of some languages are wider than a small phone.
  hyphens: "auto",
  "@media": { [media.medium]: { hyphens: "manual" } },
});

export const intro = componentStyle({
  marginBlockStart: "0.6rem",
  color: vars.colour.textQuiet,
  fontSize: vars.text.lead,
  lineHeight: 1.45,
});
