// Completes what `react-router build` has written: files for search engines, phones and other sites, hashes of the inline scripts of prerendered pages, and compressed copies of text files.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { languages } from "@heater-age/messages";
import { manifestPath } from "../app/seo/manifest-path.ts";
import { prerenderedPaths } from "../app/seo/page-paths.ts";
import { compress } from "../server/compress.ts";
import { readBuildFolder, readPrerender, readSite } from "../server/env.ts";
import { scriptHashes } from "../server/inline-scripts.ts";
import { readPreloads } from "../server/preloads.ts";
import { appleIconSize, drawIcon, iconSizes } from "./icons.ts";
import { manifest } from "./manifest.ts";
import { robots, sitemap } from "./sitemap.ts";
import { addWidget } from "./widget.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const build = new URL(`../${readBuildFolder()}/`, import.meta.url);
const root = fileURLToPath(new URL("client/", build));

/** Returns a path as the server looks it up. */
const withoutSlash = (path: string): string => (path === "/" ? path : path.replace(/\/$/u, ""));

function smallest(content: Buffer): Promise<Buffer> {
  const hint = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return brotli(content, { params: hint });
}

const SMALLEST = 500;
const TEXT = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/u;

const site = readSite();
const mark = await readFile(join(root, "icon.svg"), "utf8");
const made: Readonly<Record<string, string | Buffer>> = {
  "sitemap.xml": sitemap(site.url),
  "robots.txt": robots(site.url),
  "apple-touch-icon.png": drawIcon(mark, appleIconSize),
  ...Object.fromEntries(iconSizes.map((size) => [`icon-${size}.png`, drawIcon(mark, size)])),
  ...Object.fromEntries(languages.map(({ code }) => [manifestPath(code).slice(1), manifest(code)])),
};
for (const [name, content] of Object.entries(made)) await writeFile(join(root, name), content);

// The start command builds without prerendering, and adds the widget later.
const isComplete = readPrerender();
if (isComplete) await addWidget(root);

const preloads = await readPreloads(new URL("client/assets/", build));
const hashes: Record<string, readonly string[] | null> = isComplete
  ? {}
  : Object.fromEntries(prerenderedPaths().map((path) => [withoutSlash(path), null]));

async function complete(file: string): Promise<void> {
  let content = await readFile(file);
  if (file.endsWith(".html")) {
    const html = preloads(content.toString("utf8"));
    content = Buffer.from(html);
    await writeFile(file, content);
    const path = relative(root, file).split(sep).join("/");
    hashes[withoutSlash(`/${path.replace(/index\.html$/u, "")}`)] = scriptHashes(html);
  }
  if (content.length > SMALLEST) {
    await writeFile(`${file}.br`, await (isComplete ? smallest(content) : compress(content, "br")));
    await writeFile(
      `${file}.gz`,
      await (isComplete ? zip(content, { level: 9 }) : compress(content, "gzip")),
    );
  }
}

const files = await readdir(root, { recursive: true, withFileTypes: true });
await Promise.all(
  files
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => complete(join(entry.parentPath, entry.name))),
);
await writeFile(new URL("script-hashes.json", build), JSON.stringify(hashes));
await writeFile(
  new URL("site-files.json", build),
  JSON.stringify(Object.keys(made).map((name) => `/${name}`)),
);
