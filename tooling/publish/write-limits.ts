// Writes the tables of limits, sizes and times to the docs.
import { writeFile } from "node:fs/promises";
import { limitsPage } from "./limits-page.ts";

await writeFile(new URL("../../docs/limits.md", import.meta.url), limitsPage());
