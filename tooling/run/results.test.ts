import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { resultsIn, type Table } from "./results.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "heater-age-results-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const tables: readonly Table[] = [
  { title: "Sizes", heads: ["What", "kB"], names: ["decoder", "client"] },
  { title: "Speeds", heads: ["What", "per second"] },
  { title: "Guesses", heads: ["What", "Right"], isShownOnly: true },
];
const results = () => resultsIn({ folder: pathToFileURL(`${folder}/`), introduction: ["# Figures"], tables });
const paper = () => readFileSync(join(folder, "RESULTS.md"), "utf8");

test("keeps the results of other runs, in the order of the table", async () => {
  await results().keep("Sizes", { client: ["Client", "9"], decoder: ["Decoder", "13"] });
  const later = results();
  await later.keep("Sizes", { client: ["Client", "8"] });
  expect(paper()).toBe(
    "# Figures\n\n## Sizes\n\n| What    |  kB |\n| ------- | --: |\n| Decoder |  13 |\n| Client  |   8 |\n",
  );
  expect(await later.ofThisRun()).toContain("Client");
  expect(await later.ofThisRun()).not.toContain("Decoder");
});

test("replaces a table", async () => {
  await results().replace("Speeds", { a: ["A", "1"], b: ["B", "2"] });
  await results().replace("Speeds", { c: ["C", "3"] });
  expect(paper()).toContain("| C ");
  expect(paper()).not.toContain("| A ");
});

test("does not save a table that is only shown", async () => {
  const now = results();
  await now.replace("Speeds", { a: ["A", "1"] });
  await now.replace("Guesses", { b: ["B", "2"] });
  expect(await now.ofThisRun()).toContain("| B ");
  expect(paper()).not.toContain("| B ");
});

test("escapes results for Markdown", async () => {
  await results().replace("Speeds", { odd: ["<b>|`x`\n\u0000", "fast"] });
  expect(paper()).toContain(String.raw`\<b\>\|`);
  expect(paper()).not.toContain("\u0000");
});
