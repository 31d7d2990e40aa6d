// Writes the serial numbers for the examples in the guides, and the list of pages for developers.
import { writeFile } from "node:fs/promises";
import { collectDocuments } from "./documents.ts";
import { collectExamples, collectHeaters } from "./examples.ts";

/** A module that exports one constant. */
interface GeneratedModule {
  /** Path below `app`. */
  readonly path: string;
  readonly madeFrom: string;
  /** Name and module of the type that it imports. */
  readonly type: readonly [name: string, module: string];
  readonly comment: string;
  /** Name and type of the constant. */
  readonly constant: string;
  readonly value: unknown;
}

async function write({ path, madeFrom, type: [type, module], comment, constant, value }: GeneratedModule) {
  await writeFile(
    new URL(`../app/${path}`, import.meta.url),
    `// Written by scripts/generate.ts from ${madeFrom}.
import type { ${type} } from "${module}";

/** ${comment} */
export const ${constant} = ${JSON.stringify(value, undefined, 2)};
`,
  );
}

await write({
  path: "shared/guide/generated/examples.ts",
  madeFrom: "the cases of the decoder",
  type: ["Examples", "../../../config/example.ts"],
  comment: "A serial number for each dated format of each brand, by slug and id.",
  constant: "examples: Examples",
  value: await collectExamples(),
});

await write({
  path: "shared/guide/generated/heaters.ts",
  madeFrom: "the cases of the decoder",
  type: ["Heaters", "../../../config/real-heater.ts"],
  comment: "A real heater of each brand that one is known of, by slug.",
  constant: "heaters: Heaters",
  value: await collectHeaters(),
});

await write({
  path: "seo/generated/documents.ts",
  madeFrom: "docs/README.md",
  type: ["DocumentEntry", "../../config/document-entry.ts"],
  comment: "The pages for developers in their order, then those of single errors.",
  constant: "documents: readonly DocumentEntry[]",
  value: collectDocuments(),
});
