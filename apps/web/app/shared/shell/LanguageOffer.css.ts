import { componentRule, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";
import { globalStyle } from "@vanilla-extract/css";

const EDGE = "0.5rem";

// Over the bottom of the window instead of in the page, so that nothing moves and no heading is covered.
export const offer = componentStyle({
  position: "fixed",
  insetBlockEnd: EDGE,
  insetInlineEnd: EDGE,
  zIndex: 3,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  maxInlineSize: `calc(100vi - 2 * ${EDGE})`,
  border: `1px solid ${vars.colour.fieldLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.colour.surface,
  fontSize: vars.text.small,
});

// Allows scrolling the end of the page and focused elements out from under it. Not on the body, because the footer of
// a short page would move.
globalStyle(`html:has(${offer})`, componentRule({ paddingBlockEnd: "6rem", scrollPaddingBlockEnd: "6rem" }));

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
