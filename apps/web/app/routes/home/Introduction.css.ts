import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

export const example = componentStyle({
  display: "grid",
  gap: vars.space.medium,
  alignContent: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
});

export const heading = componentStyle({ fontSize: vars.text.subtitle, fontWeight: 700 });

export const caption = componentStyle({
  marginBlockStart: vars.space.tiny,
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
});

export const points = componentStyle({
  display: "grid",
  gap: vars.space.tiny,
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingInlineStart: 0,
  listStyle: "none",
  overflowWrap: "anywhere",
  hyphens: "auto",
  hyphenateLimitChars: "12 5 5",
});

export const point = componentStyle({ display: "flex", gap: vars.space.small, alignItems: "baseline" });

export const mark = componentStyle({ flexShrink: 0, color: vars.colour.accent, translate: "0 0.1em" });
