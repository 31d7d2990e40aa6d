import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { readPreloads } from "./preloads.ts";

function assets(...names: readonly string[]): URL {
  const folder = mkdtempSync(join(tmpdir(), "preloads-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names) writeFileSync(join(folder, name), "");
  return pathToFileURL(folder);
}

it("asks for the texts of the page's language, and for all scripts after what is seen", async () => {
  const preloads = await readPreloads(
    assets("texts-page-en-AAAAAAAA.js", "texts-page-de-B-_BBBBB.js", "texts-page-de-B-_BBBBB.js.br"),
  );
  expect(
    preloads('<html lang="de"><head><link rel="modulepreload" href="/a.js"/></head><body></body></html>'),
  ).toBe(
    '<html lang="de"><head><link rel="modulepreload" fetchpriority="low" href="/a.js"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/assets/texts-page-de-B-_BBBBB.js"/></head><body></body></html>',
  );
});

it("leaves a page without scripts as it is", async () => {
  const page = '<html lang="en"><head></head><body>read this</body></html>';
  expect((await readPreloads(assets()))(page)).toBe(page);
});

it("says that there are no texts, and does not let a page go without them", async () => {
  const preloads = await readPreloads(assets("texts-page-en-AAAAAAAA.js"));
  expect(() => preloads('<html lang="fr"><head><link rel="modulepreload" href="/a.js"/></head>')).toThrow(
    '"fr"',
  );
});
