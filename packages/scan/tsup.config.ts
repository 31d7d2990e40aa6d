import { copyFile, mkdir } from "node:fs/promises";
import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/browser.ts", "src/node.ts", "src/ocr.ts", "src/zxing.ts"],
  format: ["esm"],
  target: "es2022",
  platform: "neutral",
  external: [/^node:/u],
  dts: true,
  splitting: true,
  clean: true,
  treeshake: true,
  async onSuccess() {
    await mkdir("dist/models", { recursive: true });
    for (const file of ["detection.onnx", "recognition.onnx"])
      await copyFile(`models/${file}`, `dist/models/${file}`);
  },
});
