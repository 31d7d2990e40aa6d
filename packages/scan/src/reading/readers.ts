import type { Box, Picture } from "../picture/picture.ts";
import type { Barcode, ReadCharacter } from "./reading.ts";

/** How much time reading barcodes may take: on a live frame little, on a photo more. */
export type Effort = "frame" | "photo";

/** Reads the barcodes in a picture. */
export interface BarcodeReader {
  /** Returns the codes found; none when there is none that can be read. */
  readonly read: (picture: Picture, effort: Effort) => Promise<readonly Barcode[]>;
}

/** Reads text in a picture. */
export interface TextReader {
  /**
   * Returns where lines of text are, with the longer side as width and an angle from -90 to 90 degrees.
   *
   * @param longest The picture is looked at with its longer side at so many pixels, or fewer.
   */
  readonly find: (picture: Picture, longest: number) => Promise<readonly Box[]>;
  /** Returns the characters in a box, the right way up as the box says. */
  readonly read: (picture: Picture, box: Box) => Promise<readonly ReadCharacter[]>;
}
