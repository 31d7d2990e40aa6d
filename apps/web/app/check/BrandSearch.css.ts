import { componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

export const holder = componentStyle({ position: "relative", display: "block" });

export const input = componentStyle({ paddingInlineEnd: "2.75rem", textOverflow: "ellipsis" });

export const arrow = componentStyle({
  position: "absolute",
  insetInlineEnd: "0.9rem",
  insetBlockStart: "calc(50% - 0.5em)",
  color: vars.colour.textQuiet,
  pointerEvents: "none",
});

export const list = componentStyle({
  position: "absolute",
  zIndex: 3,
  insetInline: 0,
  insetBlockStart: "calc(100% + 0.35rem)",
  maxBlockSize: "min(22rem, 55svb)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: "0.35rem",
  border: `1px solid ${vars.colour.fieldLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.colour.surface,
  boxShadow: "0 12px 32px -12px rgb(0 0 0 / 0.35)",
  listStyle: "none",
  selectors: { "&[data-closed]": { display: "none" } },
});

export const group = componentStyle({
  paddingBlock: "0.6rem 0.25rem",
  paddingInline: "0.7rem",
  color: vars.colour.textQuiet,
  fontSize: vars.text.tiny,
  fontWeight: 650,
});

export const option = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.tiny,
  minBlockSize: vars.target,
  paddingBlock: "0.35rem",
  paddingInline: "0.7rem",
  borderRadius: vars.radius.small,
  cursor: "pointer",
  selectors: {
    // The bar adds the contrast that the tint alone doesn't have.
    "&[data-highlighted]": {
      backgroundColor: vars.colour.accentGround,
      boxShadow: `inset 3px 0 0 ${vars.colour.accent}`,
    },
    "&[aria-selected='true']": { fontWeight: 650 },
  },
  "@media": {
    [media.forcedColours]: {
      selectors: { "&[data-highlighted]": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
    },
  },
});

export const none = componentStyle({
  padding: "0.7rem",
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
});

export const tick = componentStyle({ color: vars.colour.accent });
