import { readdirSync } from "node:fs";
import type { Options } from "tsup";
import { defineConfig } from "tsup";

export const options: Options = { format: ["esm"], target: "es2022", treeshake: true, sourcemap: true };

const folders = [
  "care",
  "check",
  "life",
  "makers",
  "models",
  "no-label",
  "proof",
  "reasons",
  "safety",
  "warranty",
];
const brands = readdirSync("src/brands").filter(
  (file) => !/\.(?:test|cases)\.ts$|^(?:cases|index)\.ts$/u.test(file),
);

/** The entries that are a folder of the package. */
export const entries = Object.fromEntries(
  folders.map((folder) => [`${folder}/index`, `src/${folder}/index.ts`]),
);

/** An entry that imports the main one finds it beside its folder, so that no program has the brands twice. */
const besideTheFolder: NonNullable<Options["esbuildPlugins"]>[number] = {
  name: "beside-the-folder",
  setup(build) {
    // oxlint-disable-next-line regexp/require-unicode-regexp -- it is matched in Go, which does not know the flag
    build.onResolve({ filter: /^\.\.\/index\.ts$/ }, () => ({ path: "../index.js", external: true }));
  },
};

/** Folders, and each brand in a file of its own, for a page fetches what it imports. */
export default defineConfig([
  { ...options, entry: entries, esbuildPlugins: [besideTheFolder] },
  {
    ...options,
    entry: Object.fromEntries(
      brands.map((file) => [`brands/${file.slice(0, -".ts".length)}`, `src/brands/${file}`]),
    ),
    dts: true,
  },
]);
