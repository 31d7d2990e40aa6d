import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

export const choice = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.tiny,
});

export const legend = componentStyle({ fontWeight: 600, paddingInline: 0 });

export const options = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.tiny,
  paddingBlockStart: vars.space.tiny,
});

export const option = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.tiny,
  minBlockSize: vars.target,
  paddingInline: vars.space.small,
  border: `1.5px solid ${vars.colour.fieldLine}`,
  borderRadius: vars.radius.round,
  fontSize: vars.text.small,
  fontWeight: 600,
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: vars.colour.accent, backgroundColor: vars.colour.accentGround },
    "&:has(:checked)": { borderColor: vars.colour.accent, backgroundColor: vars.colour.accentGround },
  },
});

export const radio = componentStyle({
  inlineSize: "1.1rem",
  blockSize: "1.1rem",
  accentColor: vars.colour.accent,
});
