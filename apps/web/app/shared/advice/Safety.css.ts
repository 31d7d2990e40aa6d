import { column, componentRule, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";
import { globalStyle, styleVariants } from "@vanilla-extract/css";

const base = componentStyle({
  ...column,
  gap: vars.space.tiny,
  borderInlineStart: "3px solid",
  paddingInlineStart: vars.space.small,
  overflowWrap: "anywhere",
  breakInside: "avoid",
});

/** A notice, with a line in the color of its answer. */
export const notice = styleVariants(
  { monitor: vars.colour.monitor, replace: vars.colour.replace },
  ({ zone }) => [base, componentRule({ borderColor: zone })],
);

export const name = componentStyle({ fontWeight: 700 });

export const stop = componentStyle({ display: "flex", gap: vars.space.tiny, fontWeight: 650 });

export const links = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.medium,
  fontSize: vars.text.small,
});

globalStyle(
  `${links} li`,
  componentRule({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space.hair }),
);

globalStyle(
  `${links} a`,
  componentRule({ display: "inline-flex", alignItems: "center", minBlockSize: vars.target }),
);

export const lineIcon = componentStyle({ marginBlockStart: "0.22rem", flexShrink: 0 });
