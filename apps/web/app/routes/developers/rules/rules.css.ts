import { componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

export { mark } from "../../../shared/document/ConfidenceMark.css.ts";
export { facts } from "../../../shared/document/Facts.css.ts";

export const format = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.medium,
  marginBlockStart: vars.space.huge,
  "@media": { [media.print]: { display: "block" } },
});

export const small = componentStyle({ fontSize: vars.text.subtitle });

export const marks = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.tiny} ${vars.space.small}`,
});

export const parts = componentStyle({ paddingInlineStart: "1.25rem" });

export const date = componentStyle({ display: "block" });

export const brand = componentStyle({ fontWeight: 400 });

export const quiet = componentStyle({ color: vars.colour.textQuiet });
