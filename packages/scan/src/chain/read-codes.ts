import type { Picture } from "../picture/picture.ts";
import type { BarcodeReader } from "../reading/readers.ts";
import type { Barcode } from "../reading/reading.ts";

/** The barcode readers, and the signal that stops them. */
export interface CodeSettings {
  /** Tried in order, until one finds a code. */
  readonly barcodes: readonly BarcodeReader[];
  readonly signal?: AbortSignal;
}

/** Returns the codes in a photo: those found with little effort, otherwise those found with more. */
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
