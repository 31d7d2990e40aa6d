import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

// Over the page and not in it: nothing moves when it comes or goes.
export const offer = componentStyle({
  position: "absolute",
  insetBlockStart: "calc(100% + 0.35rem)",
  insetInlineEnd: 0,
  zIndex: 3,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  maxInlineSize: "100%",
  border: `1px solid ${vars.colour.fieldLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.colour.surface,
  fontSize: vars.text.small,
});

export const words = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.small,
  paddingBlockStart: "0.4rem",
  paddingInlineStart: vars.space.medium,
});

export const accept = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.target,
  color: vars.colour.link,
  fontWeight: 650,
});

export const dismiss = componentStyle({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: vars.target,
  blockSize: vars.target,
  padding: 0,
  border: 0,
  backgroundColor: "transparent",
  color: vars.colour.textQuiet,
  cursor: "pointer",
});
