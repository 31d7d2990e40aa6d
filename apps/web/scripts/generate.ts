// Writes the examples in the guides, the table of the accuracy page, and the list of pages for developers.
import { writeFile } from "node:fs/promises";
import { collectAccuracy } from "./accuracy.ts";
import { collectDocuments } from "./documents.ts";
import { collectExamples, collectHeaters } from "./examples.ts";

const write = (path: string, value: unknown) =>
  writeFile(new URL(`../app/${path}.json`, import.meta.url), `${JSON.stringify(value, undefined, 2)}\n`);

await write("shared/guide/generated/examples", await collectExamples());
await write("shared/guide/generated/heaters", await collectHeaters());
await write("routes/accuracy/generated/accuracy", await collectAccuracy());
await write("seo/generated/documents", collectDocuments());
