// Completes what `react-router build` has written: files for search engines, phones and other sites, hashes of the inline scripts of prerendered pages, and compressed copies of text files.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { languages } from "@heater-age/messages";
import { manifestPath } from "../app/seo/paths.ts";
import { prerenderedPaths, renderedPaths } from "../app/seo/page-paths.ts";
import { readBuildFolder, readPrerender, readSettings } from "../server/env.ts";
import { scriptHashes } from "../server/script-hashes.ts";
import { readPreloads } from "../server/preloads.ts";
import { compressFiles } from "./compress-files.ts";
import { appleIconSize, drawIcon, iconSizes } from "./icons.ts";
import { manifest, screenshots } from "./manifest.ts";
import { robots, sitemap } from "./sitemap.ts";
import { addWidget } from "./widget/widget.ts";

const build = new URL(`../${readBuildFolder()}/`, import.meta.url);
const documents = new URL("../../../docs/", import.meta.url);
const root = fileURLToPath(new URL("client/", build));

/** Returns a path in the form in which the server looks it up. */
const withoutSlash = (path: string): string => (path === "/" ? path : path.replace(/\/$/u, ""));

const { origin } = readSettings().site;
const mark = await readFile(join(root, "icon.svg"), "utf8");
const made: Record<string, string | Buffer> = {
  ...(origin !== "" && { "sitemap.xml": sitemap(origin) }),
  "robots.txt": robots(origin),
  "apple-touch-icon.png": drawIcon(mark, appleIconSize),
  ...Object.fromEntries(iconSizes.map((size) => [`icon-${size}.png`, drawIcon(mark, size)])),
  ...Object.fromEntries(languages.map(({ code }) => [manifestPath(code).slice(1), manifest(code)])),
};
for (const { name, source } of screenshots) made[name] = await readFile(new URL(source, documents));
for (const [name, content] of Object.entries(made)) await writeFile(join(root, name), content);

// The start command builds without prerendering, and adds the widget later.
const isComplete = readPrerender();
if (isComplete) await addWidget(root);

const entries = await readdir(root, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));

const preloads = await readPreloads(new URL("client/assets/", build));
const rendered = isComplete ? renderedPaths() : [...renderedPaths(), ...prerenderedPaths()];
const hashes: Record<string, readonly string[] | null> = Object.fromEntries(
  rendered.map((path) => [withoutSlash(path), null]),
);
for (const file of files.filter((name) => name.endsWith(".html"))) {
  const html = preloads(await readFile(file, "utf8"));
  await writeFile(file, html);
  const path = relative(root, file).split(sep).join("/");
  hashes[withoutSlash(`/${path.replace(/index\.html$/u, "")}`)] = scriptHashes(html);
}
await compressFiles(files, { smallest: isComplete });
await writeFile(new URL("script-hashes.json", build), JSON.stringify(hashes));
await writeFile(
  new URL("site-files.json", build),
  JSON.stringify(Object.keys(made).map((name) => `/${name}`)),
);
