import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openResults } from "./results.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "heater-age-results-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () =>
  openResults({
    folder: pathToFileURL(`${folder}/`),
    introduction: ["# Figures"],
    titles: ["Sizes", "Speeds"],
  });
const readPage = () => readFileSync(join(folder, "RESULTS.md"), "utf8").replaceAll(/ +/gu, " ");

test("keeps the results of other runs, and replaces rows of the same name", async () => {
  await open().keep("Sizes", [
    { What: "Decoder", kB: "13" },
    { What: "Client", kB: "9" },
  ]);
  const later = open();
  await later.keep("Sizes", [{ What: "Client", kB: "8" }]);
  expect(readPage()).toMatch(
    /^# Figures\n\n## Sizes\n\n\| What \| kB \| Load \|\n\| -+ \| --: \| -+: \|\n\| Decoder \| 13 \| \d+ \|\n\| Client \| 8 \| \d+ \|\n$/u,
  );
  expect(await later.ofThisRun()).toContain("Client");
  expect(await later.ofThisRun()).not.toContain("Decoder");
});

test("clears a table before it is measured as a whole", async () => {
  await open().keep("Speeds", [{ What: "A", "per second": "1" }]);
  const later = open();
  later.clear("Speeds");
  await later.keep("Speeds", [{ What: "B", "per second": "1" }]);
  await later.keep("Speeds", [{ What: "C", "per second": "1" }]);
  expect(readPage()).not.toContain("| A ");
  expect(readPage()).toMatch(/\| B [^]*\| C /u);
});

test("does not save a table that is only shown", async () => {
  const now = open();
  await now.keep("Speeds", [{ What: "A", "per second": "1" }]);
  await now.keep("Guesses", [{ What: "B", Right: "1" }]);
  expect(await now.ofThisRun()).toContain("| B ");
  expect(readPage()).not.toContain("| B ");
});

test("escapes results for Markdown", async () => {
  await open().keep("Speeds", [{ What: "<b>|`x`\n\u0000", "per second": "fast" }]);
  expect(readPage()).toContain(String.raw`\<b\>\|`);
  expect(readPage()).not.toContain("\u0000");
});
