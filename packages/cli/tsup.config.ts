import { readFile, writeFile } from "node:fs/promises";
import { defineConfig } from "tsup";

/** Packages that are bundled into the program with the file of their license, so that installing it only installs our own packages. */
const within = {
  commander: "LICENSE",
  "csv-stringify": "LICENSE",
  hucre: "LICENSE",
  picocolors: "LICENSE",
};

async function readLicense([name, file]: readonly [string, string]): Promise<string> {
  const text = await readFile(new URL(`node_modules/${name}/${file}`, import.meta.url), "utf8");
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
  noExternal: Object.keys(within),
  // commander is CommonJS, and requires modules of Node.js.
  banner: {
    js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
  },
  async onSuccess() {
    await writeFile(
      "dist/LICENSES.txt",
      (await Promise.all(Object.entries(within).map(readLicense))).join("\n\n"),
    );
  },
});
