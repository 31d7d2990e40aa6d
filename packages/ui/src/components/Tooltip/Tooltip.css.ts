import { componentStyle } from "../../theme/style.ts";
import { vars } from "../../theme/index.ts";

export const tooltip = componentStyle({
  maxInlineSize: "18rem",
  paddingBlock: vars.space.hair,
  paddingInline: vars.space.tiny,
  backgroundColor: vars.colour.text,
  color: vars.colour.surface,
  borderRadius: vars.radius.small,
  fontSize: vars.text.tiny,
  zIndex: 10,
});
