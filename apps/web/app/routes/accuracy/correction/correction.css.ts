import { componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

export const card = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.medium,
  maxInlineSize: vars.measure.reading,
  scrollMarginBlockStart: vars.space.medium,
});

export const heading = componentStyle({ fontSize: vars.text.title, fontWeight: 720 });

export const form = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.medium,
});

export const serial = componentStyle({ fontFamily: vars.font.mono });

export const date = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

export const legend = componentStyle({ padding: 0, fontWeight: 700 });

export const dateParts = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "start",
  gap: vars.space.small,
  "@media": { [media.medium]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});

// An empty message takes no space, but stays in the page so that new text is announced.
export const message = componentStyle({ selectors: { "&:empty": { position: "absolute" } } });

export const quiet = componentStyle({ color: vars.colour.textQuiet, fontSize: vars.text.small });
