import { defineConfig } from "tsup";

const folders = ["care", "life", "maker", "models", "no-label", "proof", "safety", "warranty"];
const entry = {
  index: "src/index.ts",
  ...Object.fromEntries(folders.map((folder) => [`${folder}/index`, `src/${folder}/index.ts`])),
};

/**
 * All brands in one file, for a program opens and links each file that it imports. The engine is a file apart from them,
 * though no entry of the package, so that who bundles `decode` and one brand leaves the others out.
 */
export default defineConfig({
  entry: { ...entry, engine: "src/engine/decode.ts" },
  format: ["esm"],
  target: "es2022",
  dts: { entry },
  clean: true,
  treeshake: true,
});
