import { readdirSync } from "node:fs";
import { defineConfig } from "tsup";

const files = readdirSync("src/brands").filter(
  (file) => !/\.(?:test|cases)\.ts$|^(?:cases|index)\.ts$/u.test(file),
);

/** Each brand in a file of its own, for a page fetches what it imports. */
export default defineConfig({
  entry: Object.fromEntries(
    files.map((file) => [`brands/${file.slice(0, -".ts".length)}`, `src/brands/${file}`]),
  ),
  format: ["esm"],
  target: "es2022",
  dts: true,
  treeshake: true,
});
