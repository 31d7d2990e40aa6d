import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { readPicture } from "@heater-age/scan/node";
import { createZxing } from "@heater-age/scan/zxing";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { barcode } from "./barcodes.ts";

test.each([
  ["Code39", "06.02-399175", { bar: 2, height: 60 }],
  ["Code128", "RHLN0706860541", { bar: 2, height: 60 }],
  ["DataMatrix", "A261512345", { bar: 4 }],
  ["QRCode", "NPE-180S2;7412W1670297059", { bar: 4 }],
] as const)("draws a %s that can be read", async (format, text, size) => {
  const html = await barcode(format, text, size);
  const svg = html.slice(html.indexOf("<svg"), html.indexOf("</svg>") + "</svg>".length);
  const image = await loadImage(Buffer.from(svg));
  const canvas = createCanvas(800, 200);
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, 800, 200);
  context.drawImage(image, 40, 40);
  const { resolve } = createRequire(import.meta.url);
  const reader = await createZxing(readFileSync(resolve("zxing-wasm/reader/zxing_reader.wasm")));
  const found = await reader.read(await readPicture(canvas.toBuffer("image/png")), "photo");
  expect(found.map((code) => code.text)).toEqual([text]);
});
