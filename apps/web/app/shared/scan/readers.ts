import type { BarcodeReader, TextReader } from "@heater-age/scan";
import { nativeBarcodes } from "@heater-age/scan/browser";
import type { ReaderFile, ReaderFiles } from "./reader-files.ts";
import { ScanFault } from "./scan-fault.ts";

/** Replaced when the worker is bundled. */
declare const READER_FILES: ReaderFiles;

const { barcodes: barcodeFile, runtime, detection, recognition } = READER_FILES;

/** A text reader that finds no lines. */
const noText: TextReader = { find: async () => [], read: async () => [] };

async function fetchBytes({ address, integrity }: ReaderFile): Promise<Uint8Array> {
  try {
    const response = await fetch(address, { integrity });
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
  } catch {
    // There is no connection, or the contents have another hash.
  }
  throw new ScanFault("files");
}

/** Returns a function that creates a reader once, and tries again after a failure. */
function once<Reader>(make: () => Promise<Reader>): () => Promise<Reader> {
  let reader: Promise<Reader> | undefined;
  return () => {
    reader ??= make().catch((error: unknown) => {
      reader = undefined;
      throw error;
    });
    return reader;
  };
}

/** Returns the barcode readers, the browser's own first. */
export const barcodeReaders = once(async (): Promise<readonly BarcodeReader[]> => {
  const [native, { createZxing }, bytes] = await Promise.all([
    nativeBarcodes(),
    import("@heater-age/scan/zxing"),
    fetchBytes(barcodeFile),
  ]);
  const zxing = await createZxing(bytes);
  return native === undefined ? [zxing] : [native, zxing];
});

const makeTextReader = once(async (): Promise<TextReader> => {
  const [{ createOcr }, ...bytes] = await Promise.all([
    import("@heater-age/scan/ocr"),
    fetchBytes(runtime),
    fetchBytes(detection),
    fetchBytes(recognition),
  ]);
  return createOcr({ runtime: bytes[0], detection: bytes[1], recognition: bytes[2] });
});

/** Returns the text reader, or one that finds nothing if it is not wanted. */
export const textReader = async (isWanted: boolean): Promise<TextReader> =>
  isWanted ? makeTextReader() : noText;

/** Returns whether the browser has stored all files of the text reader, so that no large download is needed. */
export async function isTextReaderKept(): Promise<boolean> {
  const downloads = [runtime, detection, recognition].map(async ({ address }) => {
    const { ok } = await fetch(address, { cache: "only-if-cached", mode: "same-origin" });
    return ok;
  });
  return Promise.all(downloads).then(
    (all) => all.every(Boolean),
    () => false,
  );
}
