import { readFile, writeFile } from "node:fs/promises";
import { defineConfig } from "tsup";

/** Packages that are bundled into the program, so that installing it only installs our own packages. */
const within = ["csv-stringify", "hucre", "picocolors"];

async function licenseOf(name: string): Promise<string> {
  const text = await readFile(new URL(`node_modules/${name}/LICENSE`, import.meta.url), "utf8");
  return `${name}\n\n${text.trim()}\n`;
}

export default defineConfig({
  entry: ["src/main.ts"],
  format: ["esm"],
  target: "node20",
  platform: "node",
  splitting: true,
  clean: true,
  treeshake: true,
  sourcemap: true,
  noExternal: within,
  async onSuccess() {
    await writeFile("dist/LICENSES.txt", (await Promise.all(within.map(licenseOf))).join("\n\n"));
  },
});
