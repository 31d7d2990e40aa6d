import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { marked, type Tokens } from "marked";
import { toPagePath } from "../app/routes/developers/page-path.ts";
import type { DocumentEntry } from "../app/seo/developer-paths.ts";

const repository = new URL("../../../", import.meta.url);

/** Lists the pages, in their order. */
const LIST = "docs/README.md";

/** Returns the text of a file in the repository. */
export const readText = (file: string): string => readFileSync(new URL(file, repository), "utf8");

function toEntry(file: string, name: string): Pick<DocumentEntry, "path" | "name" | "file"> {
  const path = toPagePath(file);
  if (path === undefined) throw new Error(`${LIST} lists ${file}, which is no page`);
  return { path, name, ...(file.endsWith(".md") && { file }) };
}

/**
 * Returns all pages for developers that come from files, in the order of docs/README.md, which also has their
 * headings and names.
 */
export function collectDocuments(): readonly DocumentEntry[] {
  const entries: DocumentEntry[] = [];
  let part = "";
  void marked.walkTokens(marked.lexer(readText(LIST)), (token) => {
    const { text, depth, href } = token as Tokens.Heading & Tokens.Link;
    if (token.type === "heading" && depth === 1) entries.push(toEntry(LIST, text));
    else if (token.type === "heading") part = text;
    else if (token.type === "link" && part !== "") {
      entries.push({ ...toEntry(posix.join(posix.dirname(LIST), href), text), part });
    }
  });
  return entries;
}
