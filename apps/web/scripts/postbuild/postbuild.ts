// Completes what `react-router build` has written: files for phones, the service worker with the list of files that it caches, and compressed copies.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { languages } from "@heater-age/messages";
import { build as bundle } from "esbuild";
import { manifestPath } from "../../app/seo/paths.ts";
import { readBuildFolder } from "../../server/env.ts";
import { compressFiles } from "../compress-files.ts";
import { appleIconSize, drawIcon, iconSizes } from "../icons.ts";
import { manifest, screenshots } from "../manifest.ts";
import { listSiteFiles } from "./site-files.ts";

const build = new URL(`../../${readBuildFolder()}/`, import.meta.url);
const client = new URL("client/", build);
const documents = new URL("../../../../docs/", import.meta.url);

const mark = await readFile(new URL("icon.svg", client), "utf8");
const files: Record<string, string | Buffer> = {
  "apple-touch-icon.png": drawIcon(mark, appleIconSize),
  ...Object.fromEntries(iconSizes.map((size) => [`icon-${size}.png`, drawIcon(mark, size)])),
  ...Object.fromEntries(languages.map(({ code }) => [manifestPath(code).slice(1), manifest(code)])),
};
for (const { name, source } of screenshots) files[name] = await readFile(new URL(source, documents));
for (const [name, content] of Object.entries(files)) await writeFile(new URL(name, client), content);

await bundle({
  entryPoints: ["service-worker", "withdrawn"].map((name) =>
    fileURLToPath(new URL(`../../service-worker/${name}.ts`, import.meta.url)),
  ),
  outdir: fileURLToPath(new URL("worker/", build)),
  bundle: true,
  format: "iife",
  target: "es2022",
  minify: true,
  logLevel: "error",
});
// The server puts the list before the worker, with what depends on the settings.
await writeFile(new URL("worker/site-files.json", build), JSON.stringify(await listSiteFiles(build)));

const assets = new URL("assets/", client);
await compressFiles((await readdir(assets)).map((name) => fileURLToPath(new URL(name, assets))));
