import { posix } from "node:path";
import GithubSlugger from "github-slugger";
import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import css from "highlight.js/lib/languages/css";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import { Marked, Parser, type Token } from "marked";
import { documentPath } from "../../seo/document-path.ts";
import { pagePaths } from "../../seo/page-paths.ts";

export interface Heading {
  /** Anchor, as on GitHub. */
  readonly id: string;
  readonly text: string;
}

/** A page from a Markdown text. */
export interface Document {
  readonly title: string;
  /** Its first sentences, as plain text, for search engines. */
  readonly description: string;
  readonly headings: readonly Heading[];
  /** The content after the title. */
  readonly html: string;
}

const DESCRIPTION = { enough: 90, most: 170 };
const pages = new Set([...pagePaths(), "/api/docs"]);

for (const [name, language] of Object.entries({ bash, css, javascript, json, typescript, xml })) {
  hljs.registerLanguage(name, language);
}

const inline = new Parser();

const toText = (tokens: Token[] = []): string => inline.parseInline(tokens, inline.textRenderer);

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Wraps content that scrolls, which has to be reachable by keyboard. */
const scrolling = (name: string, html: string): string =>
  `<div class="box" role="group" aria-label="${name}" tabindex="0">${html}</div>\n`;

/**
 * Returns the target of a file's link on the website; `undefined` if it has no page there.
 *
 * @param file Path from the repository of the file with the link.
 *
 * @example
 * findTarget("docs/api.md", "errors.md#errors"); //=> "/developers/errors/#errors"
 * findTarget("docs/api.md", "https://example.com/"); //=> "https://example.com/"
 */
export function findTarget(file: string, url: string): string | undefined {
  if (/^[#/]/u.test(url) || URL.canParse(url)) return url;
  const [target = "", anchor] = url.split("#", 2);
  const path = documentPath(posix.join(posix.dirname(file), target));
  if (path === undefined || !pages.has(path)) return undefined;
  if (anchor !== undefined) return `${path}#${anchor}`;
  // A link of a page to itself is useless.
  return path === documentPath(file) ? undefined : path;
}

/**
 * Renders a Markdown file for the website.
 *
 * @param file Path from the repository, for its links. Those to files without a page become plain text.
 * @throws {Error} when it has no title, or contains HTML.
 *
 * @example
 * renderMarkdown("docs/api.md", "# HTTP API\n\nOne request.").html; //=> "<p>One request.</p>\n"
 */
export function renderMarkdown(file: string, text: string): Document {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const words = toText(tokens);
        const id = slugger.slug(words);
        headings.push({ id, text: words });
        const label = escapeHtml(`Link to “${words}”`);
        return `<div class="heading"><h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}> <a href="#${id}" aria-label="${label}">#</a></div>\n`;
      },
      code({ text: code, lang = "" }) {
        const language = /^\w*/u.exec(lang)?.[0] ?? "";
        const html = hljs.getLanguage(language) ? hljs.highlight(code, { language }).value : escapeHtml(code);
        return scrolling("Code", `<pre translate="no"><code>${html}</code></pre>`);
      },
      link({ href, tokens }) {
        const inside = this.parser.parseInline(tokens);
        const target = findTarget(file, href);
        return target === undefined ? inside : `<a href="${escapeHtml(target)}">${inside}</a>`;
      },
      html({ raw }) {
        throw new Error(`${file} contains HTML, which pages do not show: ${raw}`);
      },
    },
  });
  const [title, ...body] = marked.lexer(text);
  if (title?.type !== "heading" || title["depth"] !== 1)
    throw new Error(`${file} does not begin with a title`);
  const name = toText(title.tokens);
  slugger.slug(name);
  const html = marked
    .parser(body)
    .replaceAll(/<table>[\s\S]+?<\/table>/gu, (table) => scrolling("Table", table));
  return { title: name, description: describe(body), headings, html };
}

/** Returns the first sentences of a text. */
function describe(tokens: readonly Token[]): string {
  let words = "";
  for (const token of tokens) {
    if (words.length >= DESCRIPTION.enough) break;
    if (token.type === "paragraph") words = `${words} ${toText(token.tokens)}`.trim();
  }
  if (words.length <= DESCRIPTION.most) return words;
  return `${words.slice(0, words.lastIndexOf(" ", DESCRIPTION.most)).replace(/[,;:.]$/u, "")}…`;
}
