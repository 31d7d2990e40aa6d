import { componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

export const neighbors = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.small,
  marginBlockStart: vars.space.huge,
  "@media": { [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

const link = componentStyle({
  display: "grid",
  gap: vars.space.hair,
  minBlockSize: vars.target,
  padding: `${vars.space.small} ${vars.space.medium}`,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.colour.surface,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { borderColor: vars.colour.fieldLine } },
});

export const previous = style([link]);

export const next = style([
  link,
  componentRule({
    justifyItems: "end",
    textAlign: "end",
    "@media": { [media.medium]: { gridColumn: 2 } },
  }),
]);

export const hint = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.35rem",
  color: vars.colour.textQuiet,
  fontSize: vars.text.tiny,
});

export const name = componentStyle({ fontWeight: 600 });

export const back = componentStyle({ rotate: "90deg" });

export const forth = componentStyle({ rotate: "-90deg" });
