import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

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
