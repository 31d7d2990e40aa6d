import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build, type Metafile } from "esbuild";
import { beforeAll, expect, it } from "vitest";
import { languages } from "./generated/languages.ts";

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
    loader: { ".css": "text" },
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

/** The file of an output, and those that come with it at once. */
function withImports(name: string): readonly string[] {
  const own = (outputs[name]?.imports ?? []).filter(({ kind }) => kind === "import-statement");
  return [name, ...own.flatMap(({ path }) => withImports(path))];
}

/** The file that holds a source, named by its end. */
function holding(source: string): string {
  const [file] = Object.entries(outputs).flatMap(([name, { inputs }]) =>
    Object.keys(inputs).some((path) => path.endsWith(source)) ? [name] : [],
  );
  if (file === undefined) throw new Error(`No file holds ${source}`);
  return file;
}

/** Bytes that a browser fetches, with brotli, for the widget and for what some sources are in. */
function weigh(...sources: readonly string[]): number {
  const files = new Set(["dist/heater-age.js", ...sources.map(holding)].flatMap(withImports));
  return [...files].reduce((sum, file) => sum + (sizes[file] ?? 0), 0);
}

const textsIn = (code: string) => `src/generated/texts-${code}.ts`;

it.each(Object.keys(languages))("with the decoder and %s it weighs less than 38 kB", (code) => {
  expect(weigh(textsIn(code))).toBeLessThan(38_000);
});

it("with all that a number which no rule reads needs it weighs less than 45 kB", () => {
  expect(weigh(textsIn("fr"), "decoder/src/models/recognise.ts")).toBeLessThan(45_000);
});

it("does not bring the client where nothing is recorded", () => {
  const atOnce = withImports("dist/heater-age.js").flatMap((name) =>
    Object.keys(outputs[name]?.inputs ?? {}),
  );
  expect(atOnce.filter((path) => /packages\/client|(?:^|\/)client\/src\//u.test(path))).toEqual([]);
  const all = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
  expect(all.some((path) => path.includes("client/src/"))).toBe(true);
});
