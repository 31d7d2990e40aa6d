// Adds the service worker to a built site. It comes last, because it contains the list of files to cache.
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { readBuildFolder, readPrerender } from "../../server/env.ts";
import { compressFiles } from "../compress-files.ts";
import { listSiteFiles } from "./site-files.ts";

const folder = new URL(`../../${readBuildFolder()}/`, import.meta.url);
const place = (name: string) => fileURLToPath(new URL(`client/${name}.js`, folder));
const source = (name: string) => fileURLToPath(new URL(`../../service-worker/${name}.ts`, import.meta.url));

await build({
  entryPoints: [
    { in: source("service-worker"), out: "service-worker" },
    { in: source("withdrawn"), out: "service-worker-withdrawn" },
  ],
  outdir: fileURLToPath(new URL("client/", folder)),
  bundle: true,
  format: "iife",
  target: "es2022",
  minify: true,
  define: { SITE_FILES: JSON.stringify(await listSiteFiles(folder)) },
  logLevel: "error",
});
await compressFiles([place("service-worker")], { smallest: readPrerender() });
