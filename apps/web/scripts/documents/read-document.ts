import { posix } from "node:path";
import GithubSlugger from "github-slugger";
import type { Nodes, Parents, Root, Table } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toString } from "mdast-util-to-string";
import { gfmTable } from "micromark-extension-gfm-table";
import type { Document, Heading, Piece, Tag } from "../../app/shared/developer-docs/document.ts";
import { addressOf } from "./address-of.ts";
import { highlight } from "./highlight.ts";

const DESCRIPTION = { enough: 90, most: 170 };

/** Returns the nodes of a Markdown text, with tables. */
export const parse = (text: string): Root =>
  fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });

/**
 * Returns the target of a file's link on the website; `undefined` if it has no page there.
 *
 * @param file Path from the repository of the file with the link.
 * @param pages Paths of all pages.
 *
 * @example
 * linkIn("docs/api.md", "errors/README.md#errors", pages); //=> "/developers/errors/#errors"
 * linkIn("docs/api.md", "https://example.com/", pages); //=> "https://example.com/"
 */
export function linkIn(file: string, url: string, pages: ReadonlySet<string>): string | undefined {
  if (url.startsWith("#") || URL.canParse(url)) return url;
  const [target = "", anchor] = url.split("#", 2);
  const path = addressOf(posix.join(posix.dirname(file), target));
  // A link of a page to itself is useless.
  if (anchor === undefined && path === addressOf(file)) return undefined;
  if (path === undefined || !(pages.has(path) || path === "/api/docs")) return undefined;
  return anchor === undefined ? path : `${path}#${anchor}`;
}

/**
 * Reads a Markdown file for the website.
 *
 * @param file Path from the repository, for its links.
 * @param pages Paths of all pages. Links to other files of the repository become plain text.
 * @throws {Error} when it has no title, or unsupported content such as HTML.
 *
 * @example
 * const { title } = await readDocument("docs/api.md", "# HTTP API\n\nOne request.", pages);
 * title; //=> "HTTP API"
 */
export async function readDocument(
  file: string,
  text: string,
  pages: ReadonlySet<string>,
): Promise<Document> {
  const [first, ...rest] = parse(text).children;
  if (first?.type !== "heading" || first.depth !== 1) throw new Error(`${file} does not begin with a title`);
  const slugger = new GithubSlugger();
  slugger.slug(toString(first));
  const headings: Heading[] = [];

  const inside = async (node: Parents): Promise<readonly Piece[]> => {
    const pieces: Piece[] = [];
    // In sequence, because the anchors of headings are counted.
    for (const child of node.children) pieces.push(...(await pieceOf(child)));
    return pieces;
  };
  const element = async (tag: Tag, node: Parents): Promise<readonly Piece[]> => [
    { tag, children: await inside(node) },
  ];

  const pieceOf = async (node: Nodes): Promise<readonly Piece[]> => {
    switch (node.type) {
      case "text":
        return [node.value];
      case "inlineCode":
        return [{ tag: "code", children: [node.value] }];
      case "code":
        return [
          {
            tag: "pre",
            children: [{ tag: "code", children: await highlight(node.value, node.lang ?? "") }],
          },
        ];
      case "heading": {
        if (node.depth < 2 || node.depth > 4) throw new Error(`${file} has a heading of depth ${node.depth}`);
        const id = slugger.slug(toString(node));
        if (node.depth === 2 || node.depth === 3)
          headings.push({ id, text: toString(node), depth: node.depth });
        const tag = ({ 2: "h2", 3: "h3", 4: "h4" } as const)[node.depth as 2 | 3 | 4];
        return [{ tag, id, children: await inside(node) }];
      }
      case "link": {
        const href = linkIn(file, node.url, pages);
        return href === undefined ? inside(node) : [{ tag: "a", href, children: await inside(node) }];
      }
      case "paragraph":
        return element("p", node);
      case "strong":
        return element("strong", node);
      case "emphasis":
        return element("em", node);
      case "blockquote":
        return element("blockquote", node);
      case "list":
        return element(node.ordered === true ? "ol" : "ul", node);
      case "listItem":
        return [{ tag: "li", children: tight(await inside(node), node.spread === true) }];
      case "table":
        return [await table(node)];
      case "break":
        return [{ tag: "br", children: [] }];
      case "thematicBreak":
        return [{ tag: "hr", children: [] }];
      default:
        throw new Error(`${file} has something that pages do not show: ${node.type}`);
    }
  };

  const table = async ({ children: [head, ...rows] }: Table): Promise<Piece> => {
    const row = async (tag: "th" | "td", node: Table["children"][number] | undefined): Promise<Piece> => ({
      tag: "tr",
      children: await Promise.all(
        (node?.children ?? []).map(async (cell) => ({ tag, children: await inside(cell) })),
      ),
    });
    return {
      tag: "table",
      children: [
        { tag: "thead", children: [await row("th", head)] },
        { tag: "tbody", children: await Promise.all(rows.map((one) => row("td", one))) },
      ],
    };
  };

  const body = await inside({ type: "root", children: rest });
  return { title: toString(first), description: descriptionOf(rest), headings, body };
}

/** Returns the contents of a list item, without paragraphs in a tight list. */
const tight = (pieces: readonly Piece[], spread: boolean): readonly Piece[] =>
  spread
    ? pieces
    : pieces.flatMap((piece) => (typeof piece === "object" && piece.tag === "p" ? piece.children : [piece]));

/** Returns the first sentences of a text, as plain text, for search engines. */
function descriptionOf(nodes: readonly Nodes[]): string {
  let said = "";
  for (const node of nodes) {
    if (said.length >= DESCRIPTION.enough) break;
    if (node.type === "paragraph") said = `${said} ${toString(node)}`.trim();
  }
  if (said.length <= DESCRIPTION.most) return said;
  return `${said.slice(0, said.lastIndexOf(" ", DESCRIPTION.most)).replace(/[,;:.]$/u, "")}…`;
}
