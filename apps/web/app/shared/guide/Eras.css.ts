import { componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

export const eras = componentStyle({
  display: "grid",
  gap: `${vars.space.large} ${vars.space.medium}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingInlineStart: 0,
  listStyle: "none",
  "@media": { [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const era = componentStyle({
  display: "grid",
  gap: vars.space.tiny,
  alignContent: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
});

export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.small,
});

export const years = componentStyle({ fontWeight: 700 });

export const quiet = componentStyle({ color: vars.colour.textQuiet, fontSize: vars.text.small });

export const caption = componentStyle({
  marginBlockStart: vars.space.tiny,
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
  overflowWrap: "anywhere",
});
