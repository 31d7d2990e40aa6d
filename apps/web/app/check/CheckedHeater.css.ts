import { column, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

export const heater = componentStyle({ ...column });

export const line = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.small,
  minBlockSize: "3.25rem",
  paddingBlock: vars.space.tiny,
  paddingInline: vars.space.medium,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.colour.surface,
  selectors: {
    "&:hover": { borderColor: vars.colour.accent },
    "[open] > &": { marginBlockEnd: vars.space.small },
  },
});

export const what = componentStyle({
  flex: 1,
  minInlineSize: 0,
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
  overflowWrap: "anywhere",
});

export const serial = componentStyle({ color: vars.colour.text, fontWeight: 650 });

export const change = componentStyle({ color: vars.colour.link, fontWeight: 650 });
