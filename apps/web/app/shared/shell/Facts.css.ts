import { column, componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { createVar, fallbackVar, globalStyle } from "@vanilla-extract/css";

/** Width of the terms if they are next to their descriptions. */
export const termWidth = createVar();

/** A `dl` whose terms are above their descriptions, or next to them if there is room. */
export const facts = componentStyle({
  ...column,
  borderBlockStart: `1px solid ${vars.colour.line}`,
  lineHeight: 1.5,
  fontSize: vars.text.small,
  "@media": {
    [media.medium]: { gridTemplateColumns: `${fallbackVar(termWidth, "9rem")} minmax(0, 1fr)` },
  },
});

globalStyle(
  `${facts} > dt`,
  componentRule({
    paddingBlockStart: vars.space.tiny,
    paddingInlineEnd: vars.space.small,
    fontWeight: 650,
    hyphens: "auto",
    "@media": {
      [media.medium]: { paddingBlockEnd: vars.space.tiny, borderBlockEnd: `1px solid ${vars.colour.line}` },
    },
  }),
);

globalStyle(
  `${facts} > dd`,
  componentRule({
    paddingBlockEnd: vars.space.tiny,
    borderBlockEnd: `1px solid ${vars.colour.line}`,
    overflowWrap: "anywhere",
    "@media": { [media.medium]: { paddingBlockStart: vars.space.tiny } },
  }),
);
