import { componentStyle } from "../../theme/style.ts";
import { vars } from "../../theme/index.ts";

export const picture = componentStyle({
  flex: "none",
  inlineSize: "2.5rem",
  blockSize: "2.5rem",
  color: vars.colour.accent,
});
