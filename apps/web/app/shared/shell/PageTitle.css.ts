import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

/** The link to the home page above the title of a page. */
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
});

/** The purpose of a page, below its title. */
export const intro = componentStyle({ fontSize: vars.text.lead, lineHeight: 1.5 });
