import { componentRule, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";
import { styleVariants } from "@vanilla-extract/css";
import { threeColumns } from "./NarrowFold.css.ts";

export const contents = componentStyle({
  alignSelf: "start",
  fontSize: vars.text.small,
  "@media": {
    [threeColumns]: {
      gridColumn: 3,
      gridRow: "1 / span 3",
      position: "sticky",
      insetBlockStart: vars.space.large,
      maxBlockSize: `calc(100svb - 2 * ${vars.space.large})`,
      overflowY: "auto",
      paddingInline: vars.space.hair,
    },
  },
});

export const title = componentStyle({
  display: "none",
  "@supports": {
    "selector(::details-content)": {
      "@media": {
        [threeColumns]: {
          display: "block",
          paddingBlockEnd: vars.space.hair,
          color: vars.colour.textQuiet,
          fontSize: vars.text.tiny,
          fontWeight: 650,
        },
      },
    },
  },
});

export const entry = styleVariants({ 2: "0rem", 3: vars.space.medium }, (indent) =>
  componentRule({
    display: "flex",
    alignItems: "center",
    minBlockSize: vars.target,
    paddingInlineStart: indent,
    color: vars.colour.text,
    lineHeight: 1.3,
    textDecoration: "none",
    overflowWrap: "anywhere",
    selectors: { "&:hover": { textDecoration: "underline" } },
    "@media": { [`${threeColumns} and (pointer: fine)`]: { minBlockSize: "2rem" } },
  }),
);
