import { component, media, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

export { arrow, back, intro, title } from "../../shared/document/PageTitle.css.ts";

export const page = style({
  "@layer": {
    [component]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: vars.space.large,
      paddingBlockStart: vars.space.small,
      maxInlineSize: vars.measure.reading,
      "@media": { [media.wide]: { paddingBlockStart: vars.space.large } },
    },
  },
});

export const head = style({
  "@layer": { [component]: { display: "grid", justifyItems: "start", gap: vars.space.tiny } },
});

export const heading = style({
  "@layer": {
    [component]: {
      marginBlockEnd: vars.space.medium,
      fontSize: vars.text.subtitle,
      fontWeight: 700,
    },
  },
});

export const form = style({
  "@layer": {
    [component]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.medium },
  },
});

export const captcha = style({
  "@layer": {
    [component]: {
      display: "grid",
      placeItems: "center",
      minBlockSize: "5.5rem",
      padding: vars.space.small,
      border: `1px dashed ${vars.colour.fieldLine}`,
      borderRadius: vars.radius.control,
      color: vars.colour.textQuiet,
      fontSize: vars.text.small,
      textAlign: "center",
    },
  },
});

/** As high as the box of reCAPTCHA, so that nothing moves when it comes. */
export const captchaPlace = style({
  "@layer": { [component]: { minBlockSize: "4.875rem", overflowX: "auto" } },
});

// While it is empty it takes no room, but stays where it is: what comes into it is read out.
export const problem = style({
  "@layer": { [component]: { selectors: { "&:empty": { position: "absolute" } } } },
});

export const sent = style({
  "@layer": { [component]: { fontSize: vars.text.subtitle, fontWeight: 700 } },
});

export const quiet = style({
  "@layer": { [component]: { color: vars.colour.textQuiet, fontSize: vars.text.small } },
});
