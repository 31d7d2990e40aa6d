import { readFile, stat } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

const build = new URL("../build/client/", import.meta.url);

// What the page asks for before anyone touches it. The numbers change only in a commit that says why.
const SCRIPTS = 137_000;
const HTML = 14_000;

test("the first visit is light", async ({ page }) => {
  const scripts = new Map<string, number>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) scripts.set(pathname, 0);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  for (const path of scripts.keys()) {
    const content = await readFile(new URL(`.${path}`, build));
    scripts.set(path, gzipSync(content, { level: 9 }).length);
  }
  const sum = [...scripts.values()].reduce((total, size) => total + size, 0);
  expect(scripts.size).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(SCRIPTS);
  expect(
    [...scripts.keys()].filter((path) => /\/(?:BrandSearch|ResultCard|run-check|labels)-/u.test(path)),
  ).toEqual([]);
});

test("the page itself is light", async () => {
  const { size } = await stat(new URL("index.html.gz", build));
  expect(size).toBeLessThanOrEqual(HTML);
});
