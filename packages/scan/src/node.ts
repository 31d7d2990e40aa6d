import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { createOcr } from "./ocr.ts";
import { canvasPicture, toContext, type CreateCanvas } from "./picture/canvas-picture.ts";
import { fittingSize, type Picture } from "./picture/picture.ts";
import type { BarcodeReader, TextReader } from "./reading/readers.ts";
import { createZxing } from "./zxing.ts";

/** The readers of a photo, until they are closed. */
export interface NodeReaders {
  readonly barcodes: readonly BarcodeReader[];
  readonly text: TextReader;
  /** Releases the memory. */
  readonly close: () => Promise<void>;
}

const { resolve } = createRequire(import.meta.url);

// The same canvas as in browsers, with types of its own.
const create = createCanvas as unknown as CreateCanvas;

/** Reads a file of this package or of a dependency. */
const fileOf = (address: string): Promise<Uint8Array> => readFile(resolve(address));

/**
 * Loads all readers from the files of this package and its dependencies. It takes a second and about 250 MB of
 * memory. One set is enough for any number of photos.
 *
 * @returns The readers, as options for `scanPhoto`.
 * @throws Error when a file is missing or invalid.
 *
 * @example
 * const readers = await createReaders();
 * const { serial } = await scanPhoto(photo, { ...readers, today: "2026-11-20" });
 * await readers.close();
 */
export async function createReaders(): Promise<NodeReaders> {
  const [zxing, ocr] = await Promise.all([
    fileOf("zxing-wasm/reader/zxing_reader.wasm").then(createZxing),
    Promise.all([
      fileOf("@heater-age/scan/models/detection.onnx"),
      fileOf("@heater-age/scan/models/recognition.onnx"),
      fileOf("onnxruntime-web/ort-wasm-simd-threaded.wasm"),
    ]).then(([detection, recognition, runtime]) => createOcr({ detection, recognition, runtime })),
  ]);
  return {
    barcodes: [zxing],
    text: ocr,
    async close() {
      zxing.close();
      await ocr.close();
    },
  };
}

/**
 * Reads a photo in JPEG, PNG, WebP or AVIF format.
 *
 * @param bytes The contents of the file.
 * @returns The picture, scaled down when a side is longer than 4096 pixels.
 * @throws Error for other formats, such as HEIC, and when it is not a picture.
 *
 * @example
 * const { width, height } = await readPicture(await readFile("label.jpg"));
 */
export async function readPicture(bytes: Uint8Array): Promise<Picture> {
  const image = await loadImage(bytes).catch((cause: unknown) => {
    throw new Error("The file is no picture that can be read.", { cause });
  });
  const { width, height } = fittingSize(image);
  const canvas = create(width, height);
  toContext(canvas).drawImage(image as unknown as ImageBitmap, 0, 0, width, height);
  return canvasPicture(canvas, create);
}
