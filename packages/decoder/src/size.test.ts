import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { brands } from "./brands/index.ts";

/** Returns the bytes that a browser downloads for an entry: bundled, minified, brotli. */
async function measureSize(entry: string): Promise<number> {
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

// Every rule cites pages with their addresses, which readers can open. They are an eighth of the main entry. The limits
// leave 5 % for brands and rules to come: raise one to the new size plus 5 %, in a commit of its own.
describe("the bundle size in bytes", () => {
  it.each([
    ["of the main entry, with every brand and label", "index", 32_300],
    ["of a whole check without model knowledge, with every brand", "check/index", 35_300],
    ["of the model number reader, with every rule", "models/index", 14_000],
    ["of safety notices, with the model number reader", "safety/index", 19_500],
    ["of maintenance and energy", "care/index", 3100],
    ["of comparing dates", "proof/index", 900],
    ["of comparing reasons", "reasons/index", 300],
    ["of life expectancy", "life/index", 1900],
    ["of dating without a label", "no-label/index", 4450],
    ["of warranties, with the model number reader", "warranty/index", 16_500],
    ["of likely makers, with every brand and rule", "makers/index", 46_700],
  ])("%s is below the limit", async (_what, entry, most) => {
    expect(await measureSize(`${entry}.ts`)).toBeLessThan(most);
  });

  it.each(Object.keys(brands))("of %s alone is below 2.3 kB", async (slug) => {
    expect(await measureSize(`brands/${slug}.ts`)).toBeLessThan(2300);
  });
});
