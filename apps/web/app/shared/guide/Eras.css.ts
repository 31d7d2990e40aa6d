import { column, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

export const eras = componentStyle({
  ...column,
  gap: `${vars.space.large} ${vars.space.medium}`,
  "@media": { [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const era = componentStyle({ ...column, gap: vars.space.tiny, alignContent: "start" });

export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.small,
});

export const years = componentStyle({ fontWeight: 700 });

export const caption = componentStyle({
  marginBlockStart: vars.space.tiny,
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
  overflowWrap: "anywhere",
});
