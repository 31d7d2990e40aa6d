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

test("nothing moves while the page comes to life and a hint arrives", async ({ page }) => {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) moved.push(Number(entry.value));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/?brand=rheem", { waitUntil: "networkidle" });
  await page.getByRole("textbox", { name: "Serial number" }).pressSequentially("RH0504B01826");
  await expect(page.getByText("Reads as Rheem: May 2004")).toBeVisible();
  const sum = await page.evaluate(() =>
    (window as unknown as { readonly moved: readonly number[] }).moved.reduce(
      (total, value) => total + value,
      0,
    ),
  );
  expect(sum).toBeLessThan(0.01);
});

test("the page itself is light", async () => {
  const { size } = await stat(new URL("index.html.gz", build));
  expect(size).toBeLessThanOrEqual(HTML);
});
