// Writes the serial numbers for the examples in the guides, and the list of pages for developers.
import { writeFile } from "node:fs/promises";
import { collectDocuments } from "./documents.ts";
import { collectExamples, collectHeaters } from "./examples.ts";

const write = (path: string, value: unknown) =>
  writeFile(new URL(`../app/${path}.json`, import.meta.url), `${JSON.stringify(value, undefined, 2)}\n`);

await write("shared/guide/generated/examples", await collectExamples());
await write("shared/guide/generated/heaters", await collectHeaters());
await write("seo/generated/documents", collectDocuments());
