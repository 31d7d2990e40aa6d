import * as layout from "@heater-age/ui/layout";
import { componentRule, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

export const page = componentStyle({ maxInlineSize: vars.measure.reading });

export const heading = style([layout.heading.subtitle, componentRule({ marginBlockEnd: vars.space.medium })]);

export const captcha = componentStyle({
  display: "grid",
  placeItems: "center",
  minBlockSize: "5.5rem",
  padding: vars.space.small,
  border: `1px dashed ${vars.colour.fieldLine}`,
  borderRadius: vars.radius.control,
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
  textAlign: "center",
});

/** As high as the reCAPTCHA box, so that nothing moves when it loads. */
export const captchaPlace = componentStyle({ minBlockSize: "4.875rem", overflowX: "auto" });

// An empty message takes no space, but stays in the page so that new text is announced.
export const problem = componentStyle({ selectors: { "&:empty": { position: "absolute" } } });
