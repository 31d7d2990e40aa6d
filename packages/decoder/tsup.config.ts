import { defineConfig } from "tsup";
import { entries, options } from "./tsup.entries.config.ts";

const main = { index: "src/index.ts" };

/**
 * The main entry is three files, because a program opens and links each file that it imports. Engine and brands are
 * separate files, though not entries of the package, so that a bundle with `decode` and one brand omits the others.
 */
export default defineConfig({
  ...options,
  entry: { ...main, engine: "src/engine/decode.ts", brands: "src/brands/index.ts" },
  dts: { entry: { ...main, ...entries } },
  clean: true,
});
