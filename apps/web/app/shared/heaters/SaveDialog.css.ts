import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

export const photo = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.tiny,
});

export const picture = componentStyle({
  inlineSize: "5.5rem",
  blockSize: "4.25rem",
  objectFit: "cover",
  borderRadius: vars.radius.small,
  backgroundColor: vars.colour.ground,
});

export const problem = componentStyle({
  display: "flex",
  gap: "0.4rem",
  color: vars.colour.critical,
  fontSize: vars.text.small,
  fontWeight: 550,
});

export const sign = componentStyle({ marginBlockStart: "0.22rem" });

export const note = componentStyle({
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
  textAlign: "center",
});
