import type { Box } from "../picture/picture.ts";

/** Another character that a recognized one may be. */
export interface Alternative {
  readonly char: string;
  /** Its probability, from 0 to 1. */
  readonly probability: number;
}

/** A recognized character. */
export interface ReadCharacter {
  readonly char: string;
  /** Its probability, from 0 to 1. */
  readonly probability: number;
  /** Position of its center along its line, from 0 to 1. */
  readonly at: number;
  /** The other characters that it may be, likeliest first. */
  readonly alternatives: readonly Alternative[];
}

/** A line of text on the plate. */
export interface Line {
  /** Each character, including spaces, in the order of the text. */
  readonly characters: readonly ReadCharacter[];
  /** Its box in the photo, the right way up. */
  readonly box: Box;
}

/** A barcode or a matrix code. */
export interface Barcode {
  readonly text: string;
  /** Name of the format in zxing: "Code39", "Code128", "DataMatrix", "QRCode", "UPCA". */
  readonly format: string;
}

/** Everything that was read from a photo. */
export interface Reading {
  readonly lines: readonly Line[];
  readonly codes: readonly Barcode[];
}

export const toText = (characters: readonly Pick<ReadCharacter, "char">[]): string =>
  characters.map(({ char }) => char).join("");
