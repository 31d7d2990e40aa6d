import { componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

export const footer = componentStyle({
  marginBlockStart: vars.space.large,
  borderBlockStart: `1px solid ${vars.colour.line}`,
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
  "@media": { [media.medium]: { marginBlockStart: vars.space.huge } },
});

export const bar = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.huge,
  paddingBlock: vars.space.medium,
});

export const about = componentStyle({ maxInlineSize: "26rem" });

export const legal = componentStyle({
  "@media": { [media.wide]: { display: "grid", justifyItems: "end" } },
});

export const links = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.small,
});

export const link = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.target,
  color: vars.colour.text,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const owner = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.large,
});

export const powered = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "0.6rem",
  minBlockSize: vars.target,
  color: vars.colour.textQuiet,
  textDecoration: "none",
  selectors: { "&:is(a):hover": { textDecoration: "underline" } },
});

export const name = componentStyle({ color: vars.colour.text, fontWeight: 680 });

// A white background, because logos are rarely drawn for dark ones.
export const logo = componentStyle({
  blockSize: "2.25rem",
  inlineSize: "auto",
  maxInlineSize: "14rem",
  padding: "0.25rem 0.5rem",
  borderRadius: vars.radius.small,
  backgroundColor: "#ffffff",
  objectFit: "contain",
});
