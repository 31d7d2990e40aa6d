import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build, type Metafile } from "esbuild";
import { beforeAll, expect, it } from "vitest";
import { noFallback, smallCss } from "../build-plugins.ts";
import { languages } from "./compiled/languages.ts";

type Output = Metafile["outputs"][string];

const entry = fileURLToPath(new URL("heater-age.ts", import.meta.url));
let outputs: Readonly<Record<string, Output>> = {};
let sizes: Readonly<Record<string, number>> = {};

beforeAll(async () => {
  const folder = fileURLToPath(new URL("..", import.meta.url));
  const { metafile, outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: [entry],
    outdir: "dist",
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2023",
    plugins: [noFallback, smallCss],
    jsx: "automatic",
    jsxImportSource: "preact",
    metafile: true,
    write: false,
  });
  outputs = metafile.outputs;
  sizes = Object.fromEntries(
    outputFiles.map(({ path, contents }) => [
      path.slice(folder.length).replaceAll("\\", "/"),
      brotliCompressSync(contents).length,
    ]),
  );
});

/** Returns the file of an output and the files that it imports. */
function withImports(name: string): readonly string[] {
  const own = (outputs[name]?.imports ?? []).filter(({ kind }) => kind === "import-statement");
  return [name, ...own.flatMap(({ path }) => withImports(path))];
}

/** Returns the output file that contains a source, given by the end of its name. */
function holding(source: string): string {
  const [file] = Object.entries(outputs).flatMap(([name, { inputs }]) =>
    Object.keys(inputs).some((path) => path.endsWith(source)) ? [name] : [],
  );
  if (file === undefined) throw new Error(`No file holds ${source}`);
  return file;
}

/** Returns the bytes that a browser downloads, with brotli, for the widget and the files of some sources. */
function weigh(...sources: readonly string[]): number {
  const files = new Set(["dist/heater-age.js", ...sources.map(holding)].flatMap(withImports));
  return [...files].reduce((sum, file) => sum + (sizes[file] ?? 0), 0);
}

const textsIn = (code: string) => `src/compiled/texts-${code}.ts`;

/** Returns the names of the sources in some files. */
const listSources = (files: readonly string[]): readonly string[] =>
  files.flatMap((name) => Object.keys(outputs[name]?.inputs ?? {}));

const codes = Object.keys(languages);

it.each(codes)("is below 52 kB with the decoder and %s", (code) => {
  expect(weigh(textsIn(code))).toBeLessThan(52_000);
});

it("loads less than 8 kB more for recording a check", () => {
  expect(weigh(textsIn("fr"), "client/src/index.ts") - weigh(textsIn("fr"))).toBeLessThan(8_000);
});

it("initially loads only what every result needs, and nothing of the client's decoder", () => {
  const later = /packages\/client|(?:^|\/)client\/src\/|src\/api\//u;
  const all = listSources(Object.keys(outputs));
  expect(listSources(withImports("dist/heater-age.js")).filter((path) => later.test(path))).toEqual([]);
  expect(all.filter((path) => later.test(path)).length).toBeGreaterThan(20);
  expect(all.filter((path) => /client\/src\/(?:offline|generated\/offline)/u.test(path))).toEqual([]);
});
