import { componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

/** A line above the header. A script reserves it before the first paint, so that nothing moves. */
export const place = componentStyle({
  display: "none",
  backgroundColor: vars.colour.accentGround,
  fontSize: vars.text.small,
  selectors: { "html[data-offer] &": { display: "block", minBlockSize: vars.target } },
});

export const offer = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space.small,
});

export const words = componentStyle({ display: "flex", alignItems: "center", columnGap: vars.space.small });

/** On a phone the link is enough. */
export const text = componentStyle({
  display: "none",
  "@media": { [media.medium]: { display: "block" } },
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
  marginInlineEnd: "-0.9rem",
  padding: 0,
  border: 0,
  backgroundColor: "transparent",
  color: vars.colour.textQuiet,
  cursor: "pointer",
});
