import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { expect, it } from "vitest";

/** Returns what a browser loads for a file, bundled and minified, and what it loads later on demand. */
async function bundle(entry: string) {
  const { outputFiles, metafile } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    outdir: "out",
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    external: ["@heater-age/decoder"],
    metafile: true,
    write: false,
  });
  const first = new Set<string>();
  const visit = (path: string): void => {
    if (first.has(path)) return;
    first.add(path);
    for (const { path: next, kind, external } of metafile.outputs[path]?.imports ?? [])
      if (kind === "import-statement" && external !== true) visit(next);
  };
  const [main = ""] = Object.keys(metafile.outputs).filter((path) =>
    metafile.outputs[path]?.entryPoint?.endsWith(entry),
  );
  visit(main);
  const contents = outputFiles.filter(({ path }) => [...first].some((name) => path.endsWith(name)));
  return {
    size: contents.reduce((sum, file) => sum + brotliCompressSync(file.contents).length, 0),
    text: contents.map((file) => file.text).join("\n"),
    outside: [...first].flatMap((path) =>
      (metafile.outputs[path]?.imports ?? [])
        .filter(({ external }) => external)
        .map(({ path: name }) => name),
    ),
  };
}

it("of the whole client without the decoder is below 6.5 kB", async () => {
  const { size, outside, text } = await bundle("index.ts");
  expect(size).toBeLessThan(6500);
  // The decoder and its texts load with the first check that the API fails to answer.
  expect(outside).toEqual([]);
  expect(text).not.toContain("plan the next heater");
});

it("of the texts of one language is below 1 kB", async () => {
  expect((await bundle("compiled/messages/de.ts")).size).toBeLessThan(1000);
});
