import { componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

export { arrow, back, intro, title } from "../../shared/shell/PageTitle.css.ts";

export const page = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.large,
  paddingBlockStart: vars.space.small,
  maxInlineSize: vars.measure.reading,
  "@media": { [media.wide]: { paddingBlockStart: vars.space.large } },
});

export const head = componentStyle({ display: "grid", justifyItems: "start", gap: vars.space.tiny });

export const heading = componentStyle({
  marginBlockEnd: vars.space.medium,
  fontSize: vars.text.subtitle,
  fontWeight: 700,
});

export const form = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.medium,
});

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

export const sent = componentStyle({ fontSize: vars.text.subtitle, fontWeight: 700 });

export const quiet = componentStyle({ color: vars.colour.textQuiet, fontSize: vars.text.small });
