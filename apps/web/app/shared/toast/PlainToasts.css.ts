import { component, media, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

export const place = style({
  "@layer": {
    [component]: {
      position: "fixed",
      insetBlockEnd: 0,
      insetInlineEnd: 0,
      zIndex: 10,
      inlineSize: "min(26rem, 100vi)",
      padding: vars.space.medium,
      pointerEvents: "none",
      "@media": { [media.print]: { display: "none" } },
    },
  },
});

export const toast = style({
  "@layer": {
    [component]: {
      paddingBlock: vars.space.small,
      paddingInline: vars.space.medium,
      backgroundColor: vars.colour.surface,
      border: `1px solid ${vars.colour.fieldLine}`,
      borderRadius: vars.radius.control,
    },
  },
});
