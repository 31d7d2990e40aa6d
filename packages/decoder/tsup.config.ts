import { defineConfig } from "tsup";

export default defineConfig({
  entry: [
    "src/index.ts",
    "src/brands/*.ts",
    "src/{care,life,maker,models,no-label,proof,safety,warranty}/index.ts",
    "!src/**/*.test.ts",
    "!src/brands/{index,cases,*.cases}.ts",
  ],
  format: ["esm"],
  target: "es2022",
  dts: true,
  clean: true,
  treeshake: true,
});
