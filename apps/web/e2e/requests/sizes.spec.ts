import { readdir, stat } from "node:fs/promises";
import { languages } from "@heater-age/messages";
import { expect, test } from "@playwright/test";
import { pathIn } from "../../app/seo/paths.ts";
import { readerMegabytes } from "../../app/shared/scan/reader-size.ts";
import { ports } from "../ports.ts";
import { listSiteFiles } from "../../scripts/postbuild/site-files.ts";

const build = new URL("../../build/client/", import.meta.url);

/** Bytes of the home page in each language, in which each name of a brand stands once. */
const HTML = 11_500;

test("limits the page itself, and what the scanner and the service worker download @rest", async () => {
  const measurePage = async (path: string, encoding: string) => {
    const response = await fetch(`http://127.0.0.1:${ports.web}${path}`, {
      method: "HEAD",
      headers: { "accept-encoding": encoding },
    });
    return Number(response.headers.get("content-length"));
  };
  for (const { code } of languages) {
    expect(await measurePage(pathIn(code, "/"), "br"), code).toBeLessThanOrEqual(HTML);
  }

  const folder = new URL("../../scanner-files/", import.meta.url);
  const scanner = new Map<string, number>();
  for (const name of await readdir(folder)) {
    if (name.endsWith(".br")) scanner.set(name, (await stat(new URL(name, folder))).size);
  }
  const sum = (part: RegExp) =>
    [...scanner].filter(([name]) => part.test(name)).reduce((total, [, size]) => total + size, 0);
  const megabyte = 1_000_000;
  expect(sum(/^zxing_reader-/u)).toBeLessThan(0.35 * megabyte);
  expect(sum(/./u)).toBeLessThanOrEqual((readerMegabytes + 0.05) * megabyte);
  expect(sum(/^(?:ort|detection|recognition|ocr)-/u)).toBeLessThan(5.5 * megabyte);

  const files = await listSiteFiles(new URL("../", build));
  const measureSize = async (path: string) => {
    const file = new URL(`.${path}`, build);
    const { size } = await stat(new URL(`${file.href}.br`)).catch(() => stat(file));
    return size;
  };
  const sizes = await Promise.all(
    languages.map(async ({ code }) => {
      const pages = ["/", "/my-heaters/"].map((path) => measurePage(pathIn(code, path), "br"));
      const stored = [...files.shell, ...(files.languages[code] ?? [])];
      const all = await Promise.all([...stored.map(measureSize), ...pages]);
      return all.reduce((total, size) => total + size, 0);
    }),
  );
  expect(sizes.length).toBeGreaterThan(0);
  for (const size of sizes) expect(size).toBeLessThanOrEqual(500_000);
});
