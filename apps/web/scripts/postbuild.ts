// After the build: what search engines, telephones and other sites ask for, hashes of the inline scripts of each prerendered page, and compressed copies of all text files.
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { languages } from "@heater-age/messages";
import { manifestPath } from "../app/seo/manifest-path.ts";
import { readBuildFolder, readSite } from "../server/env.ts";
import { scriptHashes } from "../server/inline-scripts.ts";
import { readPreloads } from "../server/preloads.ts";
import { appleIconSize, drawIcon, iconSizes } from "./icons.ts";
import { manifest } from "./manifest.ts";
import { robots, sitemap } from "./sitemap.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const build = new URL(`../${readBuildFolder()}/`, import.meta.url);
const root = fileURLToPath(new URL("client/", build));

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

// The web component, which other sites load from here.
const widget = fileURLToPath(new URL("dist/", import.meta.resolve("@heater-age/widget/package.json")));
await cp(widget, join(root, "widget"), { recursive: true, filter: (path) => !path.endsWith(".d.ts") });

const files = (await readdir(root, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && TEXT.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

const preloads = await readPreloads(new URL("client/assets/", build));
const hashes: Record<string, readonly string[]> = {};
for (const file of files) {
  let content = await readFile(file);
  if (file.endsWith(".html")) {
    const html = preloads(content.toString("utf8"));
    content = Buffer.from(html);
    await writeFile(file, content);
    const path = `/${relative(root, file)
      .split(sep)
      .join("/")
      .replace(/\/?index\.html$/u, "")}`;
    hashes[path] = scriptHashes(html);
  }
  if (content.length > SMALLEST) {
    const hint = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(`${file}.br`, await brotli(content, { params: hint }));
    await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
  }
}
await writeFile(new URL("script-hashes.json", build), JSON.stringify(hashes));
await writeFile(
  new URL("site-files.json", build),
  JSON.stringify(Object.keys(made).map((name) => `/${name}`)),
);
