import { componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { styleVariants } from "@vanilla-extract/css";

/** The width for three columns. */
export const threeColumns = "screen and (min-width: 74rem)";

// Next to the text a list is always open, in browsers that let a style open it.
const beside = "selector(::details-content)";
const widths = { wide: media.wide, threeColumns } as const;

export const fold = componentStyle({
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.colour.surface,
  paddingInline: vars.space.medium,
});

/** The width from which the list is open and has no box. */
export const openFrom = styleVariants(widths, (width) =>
  componentRule({
    "@supports": {
      [beside]: {
        "@media": {
          [width]: {
            border: 0,
            backgroundColor: "transparent",
            paddingInline: 0,
            selectors: { "&::details-content": { contentVisibility: "visible", display: "block" } },
          },
        },
      },
    },
  }),
);

export const summary = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: "0.45rem",
  minBlockSize: vars.target,
  fontWeight: 600,
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const goneFrom = styleVariants(widths, (width) =>
  componentRule({ "@supports": { [beside]: { "@media": { [width]: { display: "none" } } } } }),
);

export const arrow = componentStyle({
  rotate: "-90deg",
  "@media": { [media.motion]: { transition: "rotate 140ms" } },
  selectors: { [`${fold}[open] > ${summary} > &`]: { rotate: "0deg" } },
});

export const inside = componentStyle({ paddingBlockEnd: vars.space.small });
