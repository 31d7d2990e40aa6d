import { readdir, stat } from "node:fs/promises";
import type { Language } from "@heater-age/messages";
import { expect, test } from "@playwright/test";
import { pathIn } from "../../app/seo/paths.ts";
import { readerMegabytes } from "../../app/shared/scan/reader-size.ts";
import { ports } from "../ports.ts";
import { listSiteFiles } from "../../scripts/postbuild/site-files.ts";

const build = new URL("../../build/client/", import.meta.url);

/** Bytes of the home page, in which each name of a brand stands once. */
const HTML = 11_500;

test("limits the page itself, and what the scanner and the service worker download @rest", async () => {
  const measurePage = async (path: string, encoding: string) => {
    const response = await fetch(`http://127.0.0.1:${ports.web}${path}`, {
      method: "HEAD",
      headers: { "accept-encoding": encoding },
    });
    return Number(response.headers.get("content-length"));
  };
  expect(await measurePage("/", "br")).toBeLessThanOrEqual(HTML);

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

  const { shell, languages } = await listSiteFiles(new URL("../", build));
  const measureSize = async (path: string) => {
    const file = new URL(`.${path}`, build);
    const { size } = await stat(new URL(`${file.href}.br`)).catch(() => stat(file));
    return size;
  };
  const sizes = await Promise.all(
    Object.entries(languages).map(async ([code, files]) => {
      const pages = ["/", "/my-heaters/"].map((path) => measurePage(pathIn(code as Language, path), "br"));
      const all = await Promise.all([...[...shell, ...files].map(measureSize), ...pages]);
      return all.reduce((total, size) => total + size, 0);
    }),
  );
  expect(sizes.length).toBeGreaterThan(0);
  for (const size of sizes) expect(size).toBeLessThanOrEqual(500_000);
});
