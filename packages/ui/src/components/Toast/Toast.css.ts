import { componentStyle } from "../../theme/style.ts";
import { media, vars } from "../../theme/index.ts";

export const viewport = componentStyle({
  position: "fixed",
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: 10,
  inlineSize: "min(26rem, 100vw)",
  padding: vars.space.medium,
  paddingBlockEnd: `max(${vars.space.medium}, env(safe-area-inset-bottom))`,
  margin: 0,
  listStyle: "none",
  outline: "none",
  pointerEvents: "none",
  selectors: {
    // Above the sheet, which ends at the lower edge, so that it covers none of it.
    "dialog &": {
      insetBlock: "0 auto",
      paddingBlockStart: `max(${vars.space.medium}, env(safe-area-inset-top))`,
    },
  },
  "@media": {
    [media.medium]: { selectors: { "dialog &": { insetBlock: "auto 0" } } },
    [media.print]: { display: "none" },
  },
});

export const toast = componentStyle({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  columnGap: vars.space.small,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  backgroundColor: vars.colour.surface,
  border: `1px solid ${vars.colour.fieldLine}`,
  borderInlineStart: `4px solid ${vars.colour.link}`,
  borderRadius: vars.radius.control,
  boxShadow: "0 6px 24px rgb(10 16 32 / 0.18)",
  pointerEvents: "auto",
  touchAction: "pan-y",
  selectors: {
    "&[data-swipe='move']": { translate: "var(--radix-toast-swipe-move-x) 0" },
    "&[data-swipe='cancel']": { translate: "0 0" },
  },
  "@media": {
    [media.motion]: {
      transition: "opacity 140ms, translate 140ms",
      "@starting-style": { opacity: 0, translate: "0 0.75rem" },
    },
  },
});

/** For errors. */
export const critical = componentStyle({ borderInlineStartColor: vars.colour.critical });

export const title = componentStyle({ fontWeight: 650 });

export const description = componentStyle({ color: vars.colour.textQuiet, fontSize: vars.text.small });

export const action = componentStyle({
  gridColumn: 1,
  justifySelf: "start",
  marginInlineStart: `calc(-1 * ${vars.space.small})`,
});

export const close = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.target,
  blockSize: vars.target,
  marginInlineEnd: `calc(-1 * ${vars.space.tiny})`,
  gridColumn: 2,
  gridRow: "1 / span 3",
  backgroundColor: "transparent",
  border: 0,
  borderRadius: vars.radius.round,
  color: vars.colour.textQuiet,
  cursor: "pointer",
  selectors: { "&:hover": { color: vars.colour.text } },
});
