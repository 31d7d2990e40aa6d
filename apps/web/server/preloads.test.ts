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

const first = (nonce: string) => `<script${nonce} type="module" async="">run()</script>`;

const page = ({ language = "de", bundles = "page", nonce = "", begins = first(nonce) } = {}) =>
  `<html lang="${language}" data-texts="${bundles}"><head><link rel="modulepreload" href="/a.js"${nonce}/><title>x</title></head>` +
  `<body><p>read this</p><script${nonce}>before()</script>${begins}</body></html>`;

const texts = ["texts-page-en-AAAAAAAA.js", "texts-page-de-B-_BBBBB.js", "texts-page-de-B-_BBBBB.js.br"];

it("loads all scripts and the language's texts from one script at the end of the page", async () => {
  const html = (await readPreloads(assets(...texts)))(page());
  expect(html).toContain(
    '<head><title>x</title></head><body><p>read this</p><script>before()</script><script type="text/later">run()</script><script>',
  );
  expect(html).toMatch(
    /\(\["\/a\.js","\/assets\/texts-page-de-B-_BBBBB\.js"\]\);<\/script><\/body><\/html>$/u,
  );
});

it("loads every bundle of texts that the page names", async () => {
  const preloads = await readPreloads(assets(...texts, "texts-rest-de-CCCCCCCC.js"));
  expect(preloads(page({ bundles: "page rest" }))).toContain(
    '"/assets/texts-page-de-B-_BBBBB.js","/assets/texts-rest-de-CCCCCCCC.js"]',
  );
});

it("throws for a language without texts", async () => {
  const preloads = await readPreloads(assets(...texts));
  expect(() => preloads(page({ language: "fr" }))).toThrow('"fr"');
});

it("throws for a page without its first script", async () => {
  const preloads = await readPreloads(assets(...texts));
  expect(() => preloads(page({ begins: "" }))).toThrow("one script");
});
