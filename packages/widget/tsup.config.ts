import { readFile, rm, writeFile } from "node:fs/promises";
import { defineConfig } from "tsup";
import { importsByAddress, noFallback, smallCss } from "./build-plugins.ts";

// With `clean`, the step for types would delete those that are copied.
await rm(new URL("dist", import.meta.url), { recursive: true, force: true });

export default defineConfig({
  entry: ["src/heater-age.ts"],
  format: ["esm"],
  // The oldest browsers that have `light-dark()`.
  target: ["chrome123", "firefox120", "safari17.5"],
  platform: "browser",
  dts: true,
  minify: true,
  sourcemap: true,
  splitting: true,
  // The widget needs only one script tag.
  noExternal: [/./u],
  // A chunk's name has a hash of its content, so browsers can cache it permanently.
  esbuildOptions: (options) => {
    options.chunkNames = "[name]-[hash]";
  },
  esbuildPlugins: [noFallback, smallCss],
  plugins: [importsByAddress],
  async onSuccess() {
    const text = await readFile(new URL("node_modules/preact/LICENSE", import.meta.url), "utf8");
    await writeFile("dist/LICENSES.txt", `preact\n\n${text.trim()}\n`);
    const jsx = await readFile(new URL("src/jsx.d.ts", import.meta.url), "utf8");
    await writeFile("dist/jsx.d.ts", jsx.replaceAll("./heater-age.ts", "./heater-age.js"));
  },
});
