// Writes the serial numbers that the guides explain the brands with.
import { writeFile } from "node:fs/promises";
import { collectExamples } from "./examples.ts";

const examples = JSON.stringify(await collectExamples(), undefined, 2);
await writeFile(
  new URL("../app/shared/guide/generated/examples.ts", import.meta.url),
  `// Written by scripts/generate.ts from the cases of the decoder.
import type { Examples } from "../guide-data.ts";

/** A serial number for each dated format of each brand, by slug and id. */
export const examples: Examples = ${examples};
`,
);
