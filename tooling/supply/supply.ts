// Writes what the product is made of (bill of materials, licences) to a folder, and asks npm what is known to be
// vulnerable in it. Ends with 1 when something is, with 75 when npm's service cannot be asked.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { askPnpm, repository } from "./ask-pnpm.ts";
import { auditResult } from "./audit.ts";
import { allowedInProduct, allowedInTools, foreign, installed, licenceTable } from "./licences.ts";
import { billOfMaterials } from "./sbom.ts";

const { values: options } = parseArgs({
  options: { out: { type: "string", default: join(repository, ".supply") } },
});

mkdirSync(options.out, { recursive: true });
const write = (name: string, text: string) => {
  writeFileSync(join(options.out, name), text);
  console.log(`Wrote ${join(options.out, name)}`);
};

const product = installed("product");
write("sbom.cdx.json", billOfMaterials());
write("licences.md", licenceTable(product));
const unwanted = [...foreign(product, allowedInProduct), ...foreign(installed("all"), allowedInTools)];
for (const { name, licence } of unwanted) console.log(`Not allowed: ${name} is under ${licence}`);

const answer = askPnpm(["audit", "--prod", "--json"]);
const result = auditResult(answer);
if (result === "none") console.log("npm knows of no vulnerability in what the product is made of.");
if (result === "found") console.log(askPnpm(["audit", "--prod"]).said);
if (result === "unreachable")
  console.log("npm's audit service did not answer: nothing is known of vulnerabilities. Ask again later.");

process.exitCode = unwanted.length > 0 || result === "found" ? 1 : result === "unreachable" ? 75 : 0;
