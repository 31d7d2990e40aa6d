import { documentPath } from "./document-path.ts";
import generated from "./generated/documents.json" with { type: "json" };

/** The Markdown files of the pages for developers by path, in their order. The pages are only in English. */
export const documents: ReadonlyMap<string, string> = new Map(
  generated.map((file) => [documentPath(file) ?? "", file]),
);
