import { defineConfig } from "tsup";
import { entries, options } from "./tsup.entries.config.ts";

const main = { index: "src/index.ts" };

/**
 * The main entry is three files, for a program opens and links each file that it imports. Engine and brands are files
 * apart, though no entries of the package, so that who bundles `decode` and one brand leaves the others out.
 */
export default defineConfig({
  ...options,
  entry: { ...main, engine: "src/engine/decode.ts", brands: "src/brands/index.ts" },
  dts: { entry: { ...main, ...entries } },
  clean: true,
});
