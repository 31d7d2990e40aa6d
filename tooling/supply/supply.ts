// Writes the product's bill of materials and licenses to a folder, and asks npm for known vulnerabilities in all
// installed packages. Exits with 1 if there are any, and with 75 if npm's service can't be reached.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { allowedInProduct, allowedInTools, foreign, installed, licenseTable } from "./licenses.ts";
import { auditResult, billOfMaterials, repository, runPnpm } from "./pnpm.ts";

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
write("licenses.md", licenseTable(product));
const unwanted = [...foreign(product, allowedInProduct), ...foreign(installed("all"), allowedInTools)];
for (const { name, license } of unwanted) console.log(`Not allowed: ${name} is under ${license}`);

// Includes build and test tools: a vulnerable tool can change what it builds. Runtimes and frameworks have their own
// locks.
const apart = ["runtimes", "frameworks"].map((name) => join(repository, "tooling", "publish", name));
const results = [repository, ...apart].map((folder) => {
  const audit = ["--dir", folder, "audit"];
  const result = auditResult(runPnpm(...audit, "--json"));
  if (result === "found") console.log(runPnpm(...audit).output);
  return result;
});
if (results.every((result) => result === "none"))
  console.log("npm knows of no vulnerability in the product and in what builds and tests it.");
if (results.includes("unreachable"))
  console.log("npm's audit service did not answer: nothing is known of vulnerabilities. Ask again later.");

process.exitCode =
  unwanted.length > 0 || results.includes("found") ? 1 : results.includes("unreachable") ? 75 : 0;
