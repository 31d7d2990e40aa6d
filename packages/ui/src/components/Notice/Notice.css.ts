import { componentStyle } from "../../theme/style.ts";
import { vars } from "../../theme/index.ts";

export const notice = componentStyle({
  display: "flex",
  gap: vars.space.tiny,
  paddingBlock: vars.space.tiny,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.control,
  border: `1px dashed ${vars.colour.fieldLine}`,
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
});

export const icon = componentStyle({ marginBlockStart: "0.22rem" });
