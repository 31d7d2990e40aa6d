import { fitWithin } from "../picture/picture.ts";
import type { BarcodeReader } from "../reading/readers.ts";
import type { Barcode } from "../reading/reading.ts";

/** The used part of the barcode detector that some browsers have. */
interface NativeDetector {
  readonly detect: (
    image: ImageData,
  ) => Promise<readonly { readonly rawValue: string; readonly format: string }[]>;
}

interface NativeDetectorClass {
  new (options: { formats: readonly string[] }): NativeDetector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

/** The kinds of codes on rating plates: browsers' names and zxing's. */
const formats: Readonly<Record<string, Barcode["format"]>> = {
  code_39: "Code39",
  code_128: "Code128",
  data_matrix: "DataMatrix",
  qr_code: "QRCode",
  ean_13: "EAN13",
  upc_a: "UPCA",
};

const longest = 2016;

/**
 * Returns a barcode reader that uses the browser's detector.
 *
 * @returns `undefined` if the browser has none, or none for the codes on rating plates.
 *
 * @example
 * const native = await nativeBarcodes();
 * const barcodes = native === undefined ? [zxing] : [native, zxing];
 */
export async function nativeBarcodes(): Promise<BarcodeReader | undefined> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: NativeDetectorClass };
  if (Detector === undefined) return undefined;
  // A browser can have the class without support on the device.
  const supported = await Detector.getSupportedFormats().catch((): readonly string[] => []);
  const known = Object.keys(formats).filter((format) => supported.includes(format));
  if (!known.includes("code_39") || !known.includes("code_128")) return undefined;
  const detector = new Detector({ formats: known });
  return {
    async read(picture) {
      const { data, width, height } = fitWithin(picture, longest).pixels();
      const image = new ImageData(Uint8ClampedArray.from(data), width, height);
      const barcodes = await detector.detect(image);
      return barcodes.map(({ rawValue, format }) => ({ text: rawValue, format: formats[format] ?? format }));
    },
  };
}
