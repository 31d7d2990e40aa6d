import { componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

export const pages = componentStyle({
  alignSelf: "start",
  fontSize: vars.text.small,
  "@media": {
    [media.wide]: {
      gridColumn: 1,
      gridRow: "1 / span 3",
      position: "sticky",
      insetBlockStart: vars.space.large,
      maxBlockSize: `calc(100svb - 2 * ${vars.space.large})`,
      overflowY: "auto",
      // Room for the focus outline.
      paddingInline: vars.space.hair,
    },
  },
});

export const skip = componentStyle({
  position: "absolute",
  insetBlockStart: "-10rem",
  zIndex: 5,
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.target,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.control,
  backgroundColor: vars.colour.surface,
  selectors: { "&:focus": { position: "static" } },
});

export const part = componentStyle({ marginBlockStart: vars.space.medium });

export const heading = componentStyle({
  paddingInline: vars.space.small,
  color: vars.colour.textQuiet,
  fontSize: vars.text.tiny,
  fontWeight: 650,
});

export const link = componentStyle({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.target,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.small,
  color: vars.colour.text,
  lineHeight: 1.3,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: {
    "&:hover": { textDecoration: "underline" },
    "&[aria-current]": { backgroundColor: vars.colour.accentGround, fontWeight: 650 },
  },
  // A mouse needs no touch-size targets, so the whole list fits on the screen.
  "@media": { [`${media.wide} and (pointer: fine)`]: { minBlockSize: "2.125rem" } },
});
