import { column, componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { globalStyle } from "@vanilla-extract/css";

type Rule = Parameters<typeof componentRule>[0];

/** The text of a document, whose elements have no classes of their own. */
export const text = componentStyle({
  minInlineSize: 0,
  maxInlineSize: "46rem",
  hyphens: "manual",
  lineHeight: 1.65,
  "@media": { [media.print]: { lineHeight: 1.45 } },
});

const inside = (selector: string, rule: Rule) => globalStyle(`${text} ${selector}`, componentRule(rule));

inside("> * + *", { marginBlockStart: vars.space.medium });

inside("code", {
  paddingInline: "0.25em",
  borderRadius: vars.radius.small,
  backgroundColor: vars.colour.plate.top,
  fontFamily: vars.font.mono,
  fontSize: "0.9em",
  overflowWrap: "anywhere",
});

inside(".heading", {
  display: "flex",
  alignItems: "baseline",
  gap: vars.space.tiny,
  fontSize: vars.text.body,
  lineHeight: 1.25,
  breakAfter: "avoid",
});
inside(".heading:has(h2)", { fontSize: vars.text.title });
inside(".heading:has(h3)", { fontSize: vars.text.subtitle });
inside("> * + .heading", { marginBlockStart: vars.space.large });
inside("> * + .heading:has(h2)", { marginBlockStart: vars.space.huge });
inside(":is(h2, h3, h4)", { fontSize: "inherit", fontWeight: 700, overflowWrap: "anywhere" });
inside(".heading > a", {
  paddingInline: vars.space.hair,
  color: vars.colour.textQuiet,
  textDecoration: "none",
  opacity: 0,
  "@media": { [media.print]: { display: "none" }, "(hover: none)": { display: "none" } },
});
inside(".heading:hover > a", { opacity: 1 });
inside(".heading > a:focus-visible", { opacity: 1 });

inside(":is(ol, ul)", {
  ...column,
  gap: vars.space.tiny,
  paddingInlineStart: "1.35rem",
  "@media": { [media.print]: { display: "block" } },
});

inside(".box", {
  overflowX: "auto",
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.colour.surface,
  "@media": { [media.print]: { overflow: "visible" } },
});

inside(".live", { "@media": { [media.print]: { display: "none" } } });

inside("pre", {
  inlineSize: "fit-content",
  padding: `${vars.space.small} ${vars.space.medium}`,
  fontSize: "0.8125rem",
  lineHeight: 1.6,
  tabSize: 2,
  "@media": { [media.print]: { inlineSize: "auto", whiteSpace: "pre-wrap" } },
});
inside("pre > code", { padding: 0, backgroundColor: "transparent", fontSize: "inherit" });
inside(":is(.hljs-keyword, .hljs-tag, .hljs-name, .hljs-selector-tag)", { color: vars.colour.month.text });
inside(":is(.hljs-string, .hljs-regexp)", { color: vars.colour.good.text });
inside(":is(.hljs-number, .hljs-literal, .hljs-variable)", { color: vars.colour.day.text });
inside(":is(.hljs-attr, .hljs-attribute, .hljs-built_in, .hljs-title)", { color: vars.colour.link });
inside(".hljs-comment", { color: vars.colour.textQuiet });

inside("table", {
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: vars.text.small,
  lineHeight: 1.45,
});
inside(":is(th, td)", {
  paddingBlock: vars.space.tiny,
  paddingInline: vars.space.small,
  minInlineSize: "6rem",
  textAlign: "start",
  verticalAlign: "top",
});
inside("tbody > tr > *", { borderBlockStart: `1px solid ${vars.colour.line}` });
// A table scrolls instead of breaking a name.
inside(":is(td, th) > code", { overflowWrap: "normal", whiteSpace: "nowrap" });

inside("blockquote", {
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `3px solid ${vars.colour.line}`,
  color: vars.colour.textQuiet,
});
