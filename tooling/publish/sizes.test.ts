import { brotliCompressSync } from "node:zlib";
import { brands } from "@heater-age/decoder";
import { build } from "esbuild";
import { expect, inject, test } from "vitest";
import { listEntries } from "./entries.ts";
import { descriptionIn } from "./public-packages.ts";

// The sizes themselves are limited by tests in the packages.
const { folder, packages } = inject("installation");

test("the decoder has an entry for every brand", () => {
  const decoder = packages.find(({ name }) => name === "@heater-age/decoder");
  const entries = listEntries(decoder?.home ?? "", descriptionIn(decoder?.home ?? ""));
  const slugs = entries.flatMap(({ path }) => /^\.\/brands\/(.+)$/u.exec(path)?.[1] ?? []);
  expect(slugs.toSorted()).toEqual(Object.keys(brands).toSorted());
});

test("a bundle with one brand contains no others", async () => {
  const contents =
    'export { decode } from "@heater-age/decoder"; export { rheem } from "@heater-age/decoder/brands/rheem";';
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
  });
  expect(brotliCompressSync(outputFiles[0]?.contents ?? "").length).toBeLessThan(15_000);
});
