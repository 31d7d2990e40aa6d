import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { createOcr } from "./ocr.ts";
import { canvasPicture, contextOf, type CreateCanvas } from "./picture/canvas-picture.ts";
import { fittingSize, type Picture } from "./picture/picture.ts";
import type { BarcodeReader, TextReader } from "./reading/readers.ts";
import { createZxing } from "./zxing.ts";

/** What reads photos, until it is closed. */
export interface NodeReaders {
  readonly barcodes: readonly BarcodeReader[];
  readonly text: TextReader;
  /** Gives the memory back. */
  readonly close: () => Promise<void>;
}

const { resolve } = createRequire(import.meta.url);

// It is the canvas of browsers, with types of its own.
const create = createCanvas as unknown as CreateCanvas;

/** Reads a file of this package or of one that it depends on. */
const fileOf = (address: string): Promise<Uint8Array> => readFile(resolve(address));

/**
 * Loads all that reads photos, from the files of this package and of those that it needs. It takes a second and about
 * 250 MB of memory. One is enough for any number of photos.
 *
 * @returns The readers, which `scanPhoto` takes among its options.
 * @throws Error when a file is missing or is not what it has to be.
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
 * Reads a photo in the format of JPEG, PNG, WebP or AVIF.
 *
 * @param bytes The content of the file.
 * @returns The picture, in a smaller size when a side is longer than 4096 pixels.
 * @throws Error when it is no picture, or one in another format, such as HEIC.
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
  contextOf(canvas).drawImage(image as unknown as ImageBitmap, 0, 0, width, height);
  return canvasPicture(canvas, create);
}
