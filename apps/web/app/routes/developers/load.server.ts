import type { Document } from "./document.ts";
import { documents } from "./generated/documents.ts";

const root = "../../../../../";
const files = import.meta.glob<Document>(
  ["../../../../../docs/**/*.md", "../../../../../packages/*/README.md"],
  {
    import: "default",
  },
);

/** The document of a page; `undefined` when there is no such page. */
export async function loadDocument(path: string): Promise<Document | undefined> {
  const { file } = documents.find((entry) => entry.path === path) ?? {};
  return file === undefined ? undefined : files[root + file]?.();
}
