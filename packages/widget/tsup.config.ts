import { readFile, writeFile } from "node:fs/promises";
import { defineConfig } from "tsup";
import { importsByAddress, noFallback, oneSharedFile, smallCss } from "./build-plugins.ts";

export default defineConfig({
  entry: ["src/heater-age.ts"],
  format: ["esm"],
  // The oldest browsers that have `light-dark()`.
  target: ["chrome123", "firefox120", "safari17.5"],
  platform: "browser",
  // Frameworks only need the element's types.
  dts: { entry: ["src/heater-age.ts", "src/react.ts", "src/svelte.ts", "src/vue.ts"] },
  clean: true,
  minify: true,
  sourcemap: true,
  splitting: true,
  // The widget needs only one script tag.
  noExternal: [/./u],
  // A chunk's name has a hash of its content, so browsers can cache it permanently.
  esbuildOptions: (options) => {
    options.chunkNames = "[name]-[hash]";
  },
  esbuildPlugins: [noFallback, oneSharedFile, smallCss],
  plugins: [importsByAddress],
  async onSuccess() {
    const text = await readFile(new URL("node_modules/preact/LICENSE", import.meta.url), "utf8");
    await writeFile("dist/LICENSES.txt", `preact\n\n${text.trim()}\n`);
  },
});
