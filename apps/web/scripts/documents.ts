import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { marked } from "marked";

/** Lists the pages, in their order. */
const LIST = "docs/README.md";

/** Returns the Markdown files of the pages for developers: docs/README.md and those that it links to. */
export function collectDocuments(): readonly string[] {
  const files = [LIST];
  const text = readFileSync(new URL(`../../../${LIST}`, import.meta.url), "utf8");
  void marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type !== "link") return;
    const file = posix.join(posix.dirname(LIST), token["href"] as string);
    if (file.endsWith(".md")) files.push(file);
  });
  return files;
}
