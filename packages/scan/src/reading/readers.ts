import type { Box, Picture } from "../picture/picture.ts";
import type { Barcode, ReadCharacter } from "./reading.ts";

/** How much time reading barcodes may take: little for a live frame, more for a photo. */
export type Effort = "frame" | "photo";

/** Reads the barcodes in a picture. */
export interface BarcodeReader {
  /** Returns the readable codes. Empty if there are none. */
  readonly read: (picture: Picture, effort: Effort) => Promise<readonly Barcode[]>;
}

/** Reads text in a picture. */
export interface TextReader {
  /**
   * Returns the boxes of text lines, with the longer side as width and an angle from -90 to 90 degrees.
   *
   * @param longest Longer side of the picture while searching, in pixels; it is scaled down to it.
   */
  readonly find: (picture: Picture, longest: number) => Promise<readonly Box[]>;
  /** Returns the characters in a box, the right way up according to the box. */
  readonly read: (picture: Picture, box: Box) => Promise<readonly ReadCharacter[]>;
}
