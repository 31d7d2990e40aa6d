import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { filePages } from "./file-pages.ts";

let root: string;
let folder: URL;

const write = (name: string, content: string) => writeFile(join(root, name), content);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "pages-"));
  folder = pathToFileURL(`${root}/`);
  await mkdir(join(root, "de/contact"), { recursive: true });
  await write("index.html", "home");
  await write("index.html.br", "home in brotli");
  await write("de/contact/index.html.gz", "Kontakt in gzip");
});
afterEach(() => rm(root, { recursive: true }));

it("returns a page uncompressed and in each encoding", async () => {
  const pages = filePages(folder);
  expect((await pages.find("/")).body.toString()).toBe("home");
  expect((await pages.find("/", "br")).body.toString()).toBe("home in brotli");
  expect((await pages.find("/de/contact", "gzip")).body.toString()).toBe("Kontakt in gzip");
});

it("reads a page once", async () => {
  const pages = filePages(folder);
  const first = await pages.find("/");
  await rm(join(root, "index.html"));
  expect(await pages.find("/")).toBe(first);
});

it("returns the same ETag in every process for the same content only", async () => {
  const { marks } = await filePages(folder).find("/");
  expect(marks.etag).toMatch(/^"[\w-]{43}"$/u);
  expect(Date.parse(marks["last-modified"])).not.toBeNaN();
  expect((await filePages(folder).find("/")).marks).toEqual(marks);
  expect((await filePages(folder).find("/", "br")).marks.etag).not.toBe(marks.etag);
  await write("index.html", "home, changed");
  expect((await filePages(folder).find("/")).marks.etag).not.toBe(marks.etag);
});

it("caches the most recently requested pages up to its limit", async () => {
  const pages = filePages(folder, 20);
  const home = await pages.find("/");
  const contact = await pages.find("/de/contact", "gzip");
  await write("index.html", "another");
  await write("de/contact/index.html.gz", "another");
  expect((await pages.find("/de/contact", "gzip")).body).toBe(contact.body);
  expect((await pages.find("/")).body).toBe(home.body);
  await pages.find("/", "br");
  expect((await pages.find("/de/contact", "gzip")).body.toString()).toBe("another");
});

it("throws for a missing file and returns it once it exists", async () => {
  const pages = filePages(folder);
  await expect(pages.find("/de/contact", "br")).rejects.toThrow("ENOENT");
  await write("de/contact/index.html.br", "now");
  expect((await pages.find("/de/contact", "br")).body.toString()).toBe("now");
});
