import { componentRule, componentStyle } from "../../theme/style.ts";
import { styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/index.ts";

const base = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.45rem",
  inlineSize: "fit-content",
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  paddingBlock: "0.3rem",
  paddingInline: "0.85rem",
  borderRadius: vars.radius.round,
  fontSize: vars.text.small,
  fontWeight: 650,
  lineHeight: 1.4,
  "@media": {
    [media.forcedColours]: { border: "1px solid" },
    [media.print]: { border: "1px solid" },
  },
});

export const state = styleVariants(
  { good: vars.colour.good, monitor: vars.colour.monitor, replace: vars.colour.replace },
  ({ ground, text }) => [base, componentRule({ backgroundColor: ground, color: text })],
);
