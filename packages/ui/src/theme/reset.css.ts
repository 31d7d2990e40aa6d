import { globalStyle, type GlobalStyleRule } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { reset } from "./layers.css.ts";
import { media } from "./responsive.ts";

const rule = (selector: string, style: Omit<GlobalStyleRule, "@layer">) =>
  globalStyle(selector, { "@layer": { [reset]: style } });

rule("*, *::before, *::after", { boxSizing: "border-box" });
rule("*", { margin: 0 });
rule("html", {
  fontFamily: vars.font.sans,
  // Otherwise phones enlarge text in landscape.
  textSizeAdjust: "none",
  scrollPaddingBlockStart: vars.space.medium,
  "@media": { [media.motion]: { scrollBehavior: "smooth" } },
});
rule("body", {
  backgroundColor: vars.colour.ground,
  color: vars.colour.text,
  fontSize: vars.text.body,
  lineHeight: 1.55,
  display: "flex",
  flexDirection: "column",
  minBlockSize: "100svb",
  overflowWrap: "break-word",
  WebkitFontSmoothing: "antialiased",
  "@media": { [media.print]: { backgroundColor: "#ffffff", fontSize: "11pt" } },
});
rule("main", { flex: "1 0 auto" });
rule("h1, h2, h3, h4", { lineHeight: 1.2, letterSpacing: "-0.015em", textWrap: "balance" });
rule("p, li, dd, figcaption", { textWrap: "pretty" });
rule("summary", { listStyle: "none", cursor: "pointer" });
rule("summary::-webkit-details-marker", { display: "none" });
rule("ul[role='list'], ol[role='list']", { listStyle: "none", paddingInlineStart: 0 });
rule("button, input, select, textarea", { font: "inherit", letterSpacing: "inherit", color: "inherit" });
rule("img, svg", { display: "block", maxInlineSize: "100%" });
rule("a", { color: vars.colour.link, textUnderlineOffset: "0.2em", textDecorationThickness: "0.08em" });
rule("fieldset", { border: 0, padding: 0, minInlineSize: 0 });
rule("[hidden]", { display: "none" });
rule(":focus-visible", {
  outline: `3px solid ${vars.colour.link}`,
  outlineOffset: "2px",
  borderRadius: vars.radius.small,
});
// Headings that scripts focus are not interactive, so they need no outline.
rule("h1[tabindex='-1'], h2[tabindex='-1']", { outline: "none" });
rule("abbr[title]", { textDecoration: "underline dotted" });
