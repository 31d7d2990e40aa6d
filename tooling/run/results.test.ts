import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Row, saveTable } from "./results.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "heater-age-results-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const save = (title: string, rows: readonly Row[]) =>
  saveTable(
    {
      file: pathToFileURL(join(folder, "RESULTS.md")),
      introduction: ["# Figures"],
      titles: ["Sizes", "Speeds"],
    },
    title,
    rows,
  );
const readPage = () => readFileSync(join(folder, "RESULTS.md"), "utf8").replaceAll(/ +/gu, " ");

test("replaces a table, and keeps those of other runs", async () => {
  await save("Speeds", [{ What: "Check", "per second": "fast" }]);
  await save("Sizes", [{ What: "Decoder", kB: "13" }]);
  await save("Sizes", [{ What: "Client", kB: "8" }]);
  expect(readPage()).toMatch(
    /^# Figures\n\n## Sizes\n\n\| What \| kB \| Load \|\n\| -+ \| --: \| -+: \|\n\| Client \| 8 \| \d+ \|\n\n## Speeds\n[^]*\| Check \| fast \|/u,
  );
});

test("escapes results, and does not save a table that is only shown", async () => {
  await save("Speeds", [{ What: "<b>|`x`", "per second": "1" }]);
  await save("Guesses", [{ What: "B", Right: "1" }]);
  expect(readPage()).toContain(String.raw`\<b\>\|`);
  expect(readPage()).not.toContain("| B ");
});
