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

export const text = componentStyle({ maxInlineSize: "44rem" });

export const quiet = componentStyle({
  maxInlineSize: "44rem",
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
});

export const others = componentStyle({ paddingBlock: vars.space.small });

export const more = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  inlineSize: "fit-content",
  minBlockSize: vars.target,
  fontWeight: 600,
});
