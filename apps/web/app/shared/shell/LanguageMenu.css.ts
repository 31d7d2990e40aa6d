import { componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";
import { narrow, narrower } from "./Header.css.ts";

export const menu = componentStyle({ position: "relative" });

export const summary = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: "0.45rem",
  minBlockSize: vars.target,
  paddingInline: vars.space.small,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.round,
  selectors: {
    "&:hover": { borderColor: vars.colour.fieldLine },
  },
  "@media": { [media.narrow]: { paddingInline: "0.4rem" } },
});

export const flag = componentStyle({
  inlineSize: "1.25rem",
  blockSize: "0.875rem",
  borderRadius: "2px",
  // Outlines white stripes.
  boxShadow: `0 0 0 1px ${vars.colour.line}`,
});

/** The flag of the page's own language, if there is room. */
export const currentFlag = style([
  flag,
  componentRule({ display: "none", "@media": { [media.medium]: { display: "block" } } }),
]);

export const currentName = componentStyle({
  "@media": {
    [narrow]: { position: "absolute", inlineSize: "1px", overflow: "hidden", clipPath: "inset(50%)" },
  },
});

/** Instead of the name, where there is no room for it. */
export const currentCode = componentStyle({
  display: "none",
  "@media": { [narrow]: { display: "inline" } },
});

export const arrow = componentStyle({
  color: vars.colour.textQuiet,
  "@media": { [narrower]: { display: "none" } },
  selectors: { [`${menu}[open] > ${summary} > &`]: { rotate: "180deg" } },
});

export const list = componentStyle({
  position: "absolute",
  insetBlockStart: "calc(100% + 0.35rem)",
  insetInlineEnd: 0,
  zIndex: 4,
  minInlineSize: "100%",
  paddingInline: 0,
  paddingBlock: vars.space.tiny,
  border: `1px solid ${vars.colour.fieldLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.colour.surface,
});

export const language = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: "0.55rem",
  minBlockSize: vars.target,
  paddingInline: vars.space.medium,
  color: vars.colour.text,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { backgroundColor: vars.colour.accentGround },
    '&[aria-current="true"]': { fontWeight: 680 },
  },
});
