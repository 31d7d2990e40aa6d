// Writes the serial numbers that the guides explain the brands with, and the list of pages for developers.
import { writeFile } from "node:fs/promises";
import { collectDocuments } from "./documents/collect.ts";
import { collectExamples } from "./examples.ts";

const examples = JSON.stringify(await collectExamples(), undefined, 2);
await writeFile(
  new URL("../app/shared/examples/generated/examples.ts", import.meta.url),
  `// Written by scripts/generate.ts from the cases of the decoder.
import type { Examples } from "../example.ts";

/** A serial number for each dated format of each brand, by slug and id. */
export const examples: Examples = ${examples};
`,
);

const documents = JSON.stringify(collectDocuments(), undefined, 2);
await writeFile(
  new URL("../app/shared/developer-docs/generated/documents.ts", import.meta.url),
  `// Written by scripts/generate.ts from docs/README.md.
import type { DocumentEntry } from "../document.ts";

/** The pages for developers in their order, then those of single errors. */
export const documents: readonly DocumentEntry[] = ${documents};
`,
);
