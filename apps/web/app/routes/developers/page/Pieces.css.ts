import { componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import type { Tone } from "../../../shared/developer-docs/document.ts";

/** The text of a document. */
export const text = componentStyle({
  lineHeight: 1.65,
  "@media": { [media.print]: { lineHeight: 1.45 } },
});

globalStyle(`${text} > * + *`, componentRule({ marginBlockStart: vars.space.medium }));

globalStyle(
  `${text} :not(pre) > code`,
  componentRule({
    paddingInline: "0.25em",
    borderRadius: vars.radius.small,
    backgroundColor: vars.colour.plate.top,
    fontFamily: vars.font.mono,
    fontSize: "0.9em",
    overflowWrap: "anywhere",
  }),
);

// A table scrolls instead of breaking a name.
globalStyle(`${text} :is(td, th) > code`, componentRule({ overflowWrap: "normal", whiteSpace: "nowrap" }));

const sizes = { h2: vars.text.title, h3: vars.text.subtitle, h4: vars.text.body };

export const heading = styleVariants(sizes, (fontSize, tag) =>
  componentRule({
    display: "flex",
    alignItems: "baseline",
    gap: vars.space.tiny,
    fontSize,
    lineHeight: 1.25,
    breakAfter: "avoid",
    selectors: {
      [`${text} > * + &`]: { marginBlockStart: tag === "h2" ? vars.space.huge : vars.space.large },
    },
  }),
);

globalStyle(
  `${text} :is(h2, h3, h4)`,
  componentRule({ fontSize: "inherit", fontWeight: 700, overflowWrap: "anywhere" }),
);

export const anchor = componentStyle({
  paddingInline: vars.space.hair,
  color: vars.colour.textQuiet,
  fontWeight: 400,
  textDecoration: "none",
  opacity: 0,
  selectors: {
    "&:focus-visible": { opacity: 1 },
    [`:is(${heading.h2}, ${heading.h3}, ${heading.h4}):hover > &`]: { opacity: 1 },
  },
  "@media": { [media.print]: { display: "none" }, "(hover: none)": { display: "none" } },
});

export const list = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.tiny,
  paddingInlineStart: "1.35rem",
  "@media": { [media.print]: { display: "block" } },
});

const box = componentStyle({
  overflowX: "auto",
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.colour.surface,
  "@media": { [media.print]: { overflow: "visible" } },
});

export const codeBox = style([box]);

export const code = componentStyle({
  inlineSize: "fit-content",
  padding: `${vars.space.small} ${vars.space.medium}`,
  fontFamily: vars.font.mono,
  fontSize: "0.8125rem",
  lineHeight: 1.6,
  tabSize: 2,
  "@media": { [media.print]: { inlineSize: "auto", whiteSpace: "pre-wrap" } },
});

globalStyle(`${code} code`, componentRule({ fontFamily: "inherit" }));

const colours: Readonly<Record<Tone, string>> = {
  keyword: vars.colour.month.text,
  string: vars.colour.good.text,
  constant: vars.colour.day.text,
  function: vars.colour.link,
  comment: vars.colour.textQuiet,
};

export const tones = styleVariants(colours, (color) => componentRule({ color }));

export const tableBox = style([box]);

export const table = componentStyle({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: vars.text.small,
  lineHeight: 1.45,
});

export const cell = componentStyle({
  paddingBlock: vars.space.tiny,
  paddingInline: vars.space.small,
  minInlineSize: "6rem",
  textAlign: "start",
  verticalAlign: "top",
  selectors: {
    "tr + tr > &, thead + tbody > tr > &": { borderBlockStart: `1px solid ${vars.colour.line}` },
  },
});

export const quote = componentStyle({
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `3px solid ${vars.colour.line}`,
  color: vars.colour.textQuiet,
});
