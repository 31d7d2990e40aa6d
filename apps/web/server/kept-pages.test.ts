import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keptPages, type RenderedPage } from "./kept-pages.ts";

const everybody = "public, max-age=600";

const page = (changes: Partial<RenderedPage> = {}, headers: Readonly<Record<string, string>> = {}) => ({
  url: new URL("http://site.example/de/no-label/"),
  method: "GET",
  status: 200,
  headers: new Headers({ "cache-control": everybody, vary: "accept-encoding", ...headers }),
  html: '<title>2026</title><script nonce="n0">go()</script>',
  nonce: "n0",
  ...changes,
});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-22T10:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

it("returns a page without its nonce, in each encoding", async () => {
  const pages = keptPages();
  const rendered = page();
  expect(pages.find(rendered.url)).toBeUndefined();
  await pages.offer(rendered);
  const kept = pages.find(rendered.url);
  const text = "<title>2026</title><script>go()</script>";
  expect(kept?.bodies.identity.toString()).toBe(text);
  expect(brotliDecompressSync(kept?.bodies.br ?? "").toString()).toBe(text);
  expect(gunzipSync(kept?.bodies.gzip ?? "").toString()).toBe(text);
  expect(kept?.scripts).toEqual([expect.stringMatching(/^'sha256-/u)]);
  expect(kept?.headers.get("cache-control")).toBe(everybody);
});

it("caches for the shared cache's lifetime, not the browser's", async () => {
  const pages = keptPages();
  const rendered = page({}, { "cache-control": "public, max-age=0, s-maxage=600" });
  await pages.offer(rendered);
  vi.setSystemTime(Date.parse("2026-11-22T10:09:59Z"));
  expect(pages.find(rendered.url)).toBeDefined();
  vi.setSystemTime(Date.parse("2026-11-22T10:10:01Z"));
  expect(pages.find(rendered.url)).toBeUndefined();
});

describe("pages that are never cached", () => {
  const query = new URL("http://site.example/de/no-label/?year=1998");
  it.each<[string, RenderedPage]>([
    ["says nothing of others", page({ headers: new Headers() })],
    ["is private", page({}, { "cache-control": "private, no-store" })],
    ["is private for a while", page({}, { "cache-control": "private, max-age=600" })],
    ["has to be asked for again", page({}, { "cache-control": "public, max-age=0, must-revalidate" })],
    ["sets a cookie", page({}, { "set-cookie": "visitor=1" })],
    ["varies with cookies", page({}, { vary: "accept-encoding, Cookie" })],
    ["varies with the language of the browser", page({}, { vary: "Accept-Language" })],
    ["varies with anything", page({}, { vary: "*" })],
    ["has a query", page({ url: query })],
    ["answers a form", page({ method: "POST" })],
    ["has no body", page({ method: "HEAD", html: "" })],
    ["is missing", page({ status: 404 })],
    ["says its nonce aloud", page({ html: '<script nonce="n0">a("n0")</script>' })],
  ])("a page that %s", async (_name, rendered) => {
    const pages = keptPages();
    await pages.offer(rendered);
    expect(pages.find(rendered.url)).toBeUndefined();
  });

  it("returns no page for another address, host or query", async () => {
    const pages = keptPages();
    await pages.offer(page());
    for (const other of [
      "http://site.example/no-label/",
      "http://elsewhere.example/de/no-label/",
      "https://site.example/de/no-label/",
      query.href,
    ]) {
      expect(pages.find(new URL(other)), other).toBeUndefined();
    }
  });
});

it("drops a page at the end of its lifetime, also when the clock changes", async () => {
  const pages = keptPages();
  const rendered = page();
  await pages.offer(rendered);
  vi.setSystemTime(Date.parse("2026-11-22T10:09:59Z"));
  expect(pages.find(rendered.url)).toBeDefined();
  vi.setSystemTime(Date.parse("2026-11-22T10:10:01Z"));
  expect(pages.find(rendered.url)).toBeUndefined();
});

it("drops the least recently used page at its limit", async () => {
  const pages = keptPages(1000);
  const made = ["one", "two", "three"].map((name) =>
    page({ url: new URL(`http://site.example/${name}/`), html: name.padEnd(350, " "), nonce: "n0" }),
  );
  const [one, two, three] = made;
  if (one === undefined || two === undefined || three === undefined) throw new Error("There are three pages");
  await pages.offer(one);
  await pages.offer(two);
  pages.find(one.url);
  await pages.offer(three);
  expect(made.map(({ url }) => pages.find(url) !== undefined)).toEqual([true, false, true]);
});
