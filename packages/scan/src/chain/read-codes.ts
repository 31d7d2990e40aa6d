import type { Picture } from "../picture/picture.ts";
import type { BarcodeReader } from "../reading/readers.ts";
import type { Barcode } from "../reading/reading.ts";

/** The readers of barcodes, and what ends them. */
export interface CodeSettings {
  /** Tried one after the other, until one finds a code. */
  readonly barcodes: readonly BarcodeReader[];
  readonly signal?: AbortSignal;
}

/** Returns the codes in a photo that are read with little effort, or else those that are read with more. */
export async function readCodes(
  picture: Picture,
  { barcodes, signal }: CodeSettings,
): Promise<readonly Barcode[]> {
  for (const effort of ["frame", "photo"] as const)
    for (const reader of barcodes) {
      signal?.throwIfAborted();
      const codes = await reader.read(picture, effort);
      if (codes.length > 0) return codes;
    }
  return [];
}
