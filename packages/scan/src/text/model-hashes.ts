/**
 * SHA-256 of the files in `@heater-age/scan/models/` as hexadecimal digits, so a page that serves them can verify
 * what arrives.
 *
 * @example
 * const bytes = await (await fetch("/scan/detection.onnx")).arrayBuffer();
 * const hash = Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
 * hash === modelHashes["detection.onnx"]; //=> true
 */
export const modelHashes = {
  "detection.onnx": "7aea9a48faa7bbc196f93305ef461d32e126fc6812d82cd5d43ae6a725d23150",
  "recognition.onnx": "c1ca3d8848dd42869e664dc710fbbf980d615826ab01a69f995253251108cd22",
} as const;
