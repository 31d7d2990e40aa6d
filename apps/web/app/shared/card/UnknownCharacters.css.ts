import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

export const characters = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.hair,
  margin: 0,
  paddingBlock: vars.space.tiny,
});

export const character = componentStyle({
  minInlineSize: vars.target,
  minBlockSize: vars.target,
  padding: 0,
  border: `1.5px solid ${vars.colour.fieldLine}`,
  borderRadius: vars.radius.small,
  backgroundColor: "transparent",
  color: vars.colour.text,
  fontFamily: vars.font.mono,
  fontSize: "1.15rem",
  fontWeight: 600,
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: vars.colour.accent },
    "&[aria-pressed='true']": {
      borderColor: vars.colour.monitor.text,
      backgroundColor: vars.colour.monitor.ground,
      color: vars.colour.monitor.text,
    },
    "&:disabled": { cursor: "default" },
    "&:disabled:not([aria-pressed='true'])": { borderColor: vars.colour.line, color: vars.colour.textQuiet },
  },
});
