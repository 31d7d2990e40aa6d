import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { toString } from "mdast-util-to-string";
import type { DocumentEntry } from "../../app/shared/developer-docs/document.ts";
import { addressOf } from "./address-of.ts";
import { parse } from "./read-document.ts";

/** Folder of the repository. */
export const repository = fileURLToPath(new URL("../../../../", import.meta.url));

/** Lists the pages, in their order. */
const LIST = "docs/README.md";
const ERRORS = "docs/errors";

/** Returns the text of a file in the repository. */
export const textOf = (file: string): string => readFileSync(repository + file, "utf8");

const entryOf = (file: string, name: string): Pick<DocumentEntry, "path" | "name" | "file"> => {
  const path = addressOf(file);
  if (path === undefined) throw new Error(`${LIST} lists ${file}, which is no page`);
  return { path, name, ...(file.endsWith(".md") && { file }) };
};

/**
 * Returns all pages for developers that come from files, in the order of docs/README.md, which also has their
 * headings and names. The pages of single errors come last.
 */
export function collectDocuments(): readonly DocumentEntry[] {
  const [title, ...nodes] = parse(textOf(LIST)).children;
  const listed: DocumentEntry[] = [];
  let part = "";
  for (const node of nodes) {
    if (node.type === "heading") part = toString(node);
    if (node.type !== "list") continue;
    for (const { children } of node.children) {
      const [text] = children;
      const link = text?.type === "paragraph" ? text.children[0] : undefined;
      if (link?.type !== "link") continue;
      listed.push({ ...entryOf(posix.join(posix.dirname(LIST), link.url), toString(link)), part });
    }
  }
  const errors = readdirSync(repository + ERRORS)
    .filter((name) => name !== "README.md")
    .toSorted()
    .map((name) => entryOf(`${ERRORS}/${name}`, name.replace(/\.md$/u, "")));
  return [entryOf(LIST, title === undefined ? "" : toString(title)), ...listed, ...errors];
}
