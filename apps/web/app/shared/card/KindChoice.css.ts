import { componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

export const choice = componentStyle({ minInlineSize: 0, padding: 0, border: 0 });

export const heading = componentStyle({ paddingInline: 0, marginBlockEnd: vars.space.tiny, fontWeight: 650 });

export const kinds = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: vars.space.tiny,
  "@media": {
    [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    // One row, so that the rows below end where the card beside them does.
    [media.medium]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
  },
});

export const kind = componentStyle({
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: vars.space.hair,
  minBlockSize: vars.target,
  padding: `${vars.space.tiny} ${vars.space.hair}`,
  border: `1.5px solid ${vars.colour.fieldLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.colour.surface,
  color: vars.colour.text,
  font: "inherit",
  fontSize: vars.text.tiny,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: "center",
  hyphens: "auto",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: vars.colour.accent },
    "&[aria-pressed='true']": {
      borderColor: vars.colour.accent,
      backgroundColor: vars.colour.accentGround,
      boxShadow: `inset 0 0 0 1px ${vars.colour.accent}`,
    },
  },
});

/** As high as a line of text is wide. */
export const drawing = componentStyle({ inlineSize: "2.6rem" });
