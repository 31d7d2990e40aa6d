import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { brands } from "./brands/index.ts";

/** Returns the bytes that a browser downloads for an entry: bundled, minified, brotli. */
async function sizeOf(entry: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? "").length;
}

// Every rule cites pages with their addresses, which readers can open. They are an eighth of the main entry.
describe("the bundle size", () => {
  it("of the main entry, with every brand and label, is below 22 kB", async () => {
    expect(await sizeOf("index.ts")).toBeLessThan(22_000);
  });

  it("of a whole check without model knowledge, with every brand, is below 24.2 kB", async () => {
    expect(await sizeOf("check/index.ts")).toBeLessThan(24_200);
  });

  it("of the model number reader, with every rule, is below 11 kB", async () => {
    expect(await sizeOf("models/index.ts")).toBeLessThan(11_000);
  });

  it("of safety notices, with the model number reader, is below 16.2 kB", async () => {
    expect(await sizeOf("safety/index.ts")).toBeLessThan(16_200);
  });

  it("of maintenance and energy is below 3 kB", async () => {
    expect(await sizeOf("care/index.ts")).toBeLessThan(3_000);
  });

  it("of comparing dates is below 1 kB", async () => {
    expect(await sizeOf("proof/index.ts")).toBeLessThan(1_000);
  });

  it("of comparing reasons is below 300 bytes", async () => {
    expect(await sizeOf("reasons/index.ts")).toBeLessThan(300);
  });

  it("of life expectancy is below 2 kB", async () => {
    expect(await sizeOf("life/index.ts")).toBeLessThan(2_000);
  });

  it("of dating without a label is below 4.2 kB", async () => {
    expect(await sizeOf("no-label/index.ts")).toBeLessThan(4_200);
  });

  it("of warranties, with the model number reader, is below 13.4 kB", async () => {
    expect(await sizeOf("warranty/index.ts")).toBeLessThan(13_400);
  });

  it("of likely makers, with every brand and rule, is below 33.4 kB", async () => {
    expect(await sizeOf("makers/index.ts")).toBeLessThan(33_400);
  });

  it("of one brand alone is below 3 kB", async () => {
    for (const slug of Object.keys(brands))
      expect(await sizeOf(`brands/${slug}.ts`), slug).toBeLessThan(3_000);
  });
});
