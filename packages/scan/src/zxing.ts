import { prepareZXingModule, purgeZXingModule, readBarcodes } from "zxing-wasm/reader";
import { fitWithin } from "./picture/picture.ts";
import type { BarcodeReader, Effort } from "./reading/readers.ts";

/**
 * The kinds of codes on rating plates, as zxing names them. Includes retail codes, so their digits aren't mistaken
 * for a serial number.
 */
const barcodeFormats = ["Code39", "Code128", "DataMatrix", "QRCode", "EAN13", "UPCA"] as const;

/** The longer side of the searched picture, in pixels. */
const longest: Readonly<Record<Effort, number>> = { frame: 1280, photo: 2016 };

/** Maximum number of codes on one plate: serial number, model, part numbers, and retail codes. */
const maxCodes = 6;

/**
 * Returns a barcode reader that runs zxing in WebAssembly.
 *
 * @param wasm The bytes of `zxing-wasm/reader/zxing_reader.wasm`.
 * @returns The reader, which holds memory until it is closed.
 * @throws Error when the bytes are invalid.
 *
 * @example
 * const zxing = await createZxing(await readFile("zxing_reader.wasm"));
 * const { codes } = await scanFrame(picture, { barcodes: [zxing], today: "2026-11-20" });
 * zxing.close();
 */
export async function createZxing(wasm: Uint8Array): Promise<BarcodeReader & { readonly close: () => void }> {
  const wasmBinary = Uint8Array.from(wasm).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return {
    async read(picture, effort) {
      const isPhoto = effort === "photo";
      const pixels = fitWithin(picture, longest[effort]).pixels();
      const codes = await readBarcodes(pixels as unknown as ImageData, {
        formats: [...barcodeFormats],
        maxNumberOfSymbols: maxCodes,
        tryRotate: true,
        tryHarder: isPhoto,
        tryInvert: isPhoto,
        tryDownscale: isPhoto,
      });
      return codes.filter(({ isValid }) => isValid).map(({ text, format }) => ({ text, format }));
    },
    close: purgeZXingModule,
  };
}
