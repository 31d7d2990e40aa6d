import { componentRule, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";
import { globalStyle } from "@vanilla-extract/css";

export const left = componentStyle({ fontSize: vars.text.subtitle, fontWeight: 650, textWrap: "balance" });

// Sources are in smaller print.
globalStyle(`${left} details`, componentRule({ fontWeight: 400 }));

export const table = componentStyle({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: vars.text.small,
  fontVariantNumeric: "tabular-nums",
});

globalStyle(
  `${table} :is(th, td)`,
  componentRule({
    paddingBlock: vars.space.tiny,
    paddingInlineEnd: vars.space.small,
    borderBlockEnd: `1px solid ${vars.colour.line}`,
    textAlign: "start",
    verticalAlign: "top",
  }),
);

globalStyle(`${table} th`, componentRule({ color: vars.colour.textQuiet, fontWeight: 600 }));
