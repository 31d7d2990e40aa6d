import { componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { styleVariants } from "@vanilla-extract/css";

/** The width for three columns. */
export const threeColumns = "screen and (min-width: 74rem)";

const widths = { wide: media.wide, threeColumns } as const;
type Rule = Parameters<typeof componentRule>[0];

/** Styles a list next to the text. It is always open there, in browsers that let a style open it. */
const beside = (rule: Rule) =>
  styleVariants(widths, (width) =>
    componentRule({ "@supports": { "selector(::details-content)": { "@media": { [width]: rule } } } }),
  );

export const side = componentStyle({ alignSelf: "start", fontSize: vars.text.small });

/** Stays in view while the text scrolls. */
export const sticky = styleVariants(widths, (width) =>
  componentRule({
    "@media": {
      [width]: {
        position: "sticky",
        insetBlockStart: vars.space.large,
        maxBlockSize: `calc(100svb - 2 * ${vars.space.large})`,
        overflowY: "auto",
        // Room for the focus outline.
        paddingInline: vars.space.hair,
      },
    },
  }),
);

export const title = componentStyle({
  display: "none",
  paddingBlockEnd: vars.space.hair,
  color: vars.colour.textQuiet,
  fontSize: vars.text.tiny,
  fontWeight: 650,
});

export const titleBeside = beside({ display: "block" });

export const fold = componentStyle({
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.colour.surface,
  paddingInline: vars.space.medium,
});

export const open = beside({
  border: 0,
  backgroundColor: "transparent",
  paddingInline: 0,
  selectors: { "&::details-content": { contentVisibility: "visible", display: "block" } },
});

export const summary = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: "0.45rem",
  minBlockSize: vars.target,
  fontSize: vars.text.body,
  fontWeight: 600,
});

export const gone = beside({ display: "none" });

export const arrow = componentStyle({
  rotate: "-90deg",
  "@media": { [media.motion]: { transition: "rotate 140ms" } },
  selectors: { [`${fold}[open] > ${summary} > &`]: { rotate: "0deg" } },
});

export const inside = componentStyle({ paddingBlockEnd: vars.space.small });

export const link = componentStyle({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.target,
  color: vars.colour.text,
  lineHeight: 1.3,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { textDecoration: "underline" } },
  // A mouse needs no touch-size targets, so the whole list fits on the screen.
  "@media": { [`${media.wide} and (pointer: fine)`]: { minBlockSize: "2.125rem" } },
});
