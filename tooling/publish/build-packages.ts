// Builds the public packages without the website, and packs them into a folder as they are published to npm.
import { mkdirSync } from "node:fs";
import { relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildPackages, packPackages } from "./pack.ts";
import { repository } from "./public-packages.ts";

const { values: options } = parseArgs({
  options: {
    out: { type: "string", default: "packed" },
    /** URL of the public repository, for the packages' `package.json`. */
    repository: { type: "string" },
  },
});
const out = resolve(repository, options.out);
mkdirSync(out, { recursive: true });
await buildPackages({ generate: true });
const packed = await packPackages(out, { repository: options.repository, site: process.env["SITE_URL"] });
for (const { name, description, archive } of packed)
  console.log(`${name} ${description.version}: ${relative(process.cwd(), archive)}`);
