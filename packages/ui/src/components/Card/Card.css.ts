import { componentStyle } from "../../theme/style.ts";
import { media, vars } from "../../theme/index.ts";

export const card = componentStyle({
  backgroundColor: vars.colour.surface,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
  padding: "clamp(1rem, 2.6vi, 1.75rem)",
  minInlineSize: 0,
  "@media": { [media.print]: { padding: 0, border: 0 } },
});
