import type { Box } from "../picture/picture.ts";

/** Another character that a recognized one could be. */
export interface Alternative {
  readonly char: string;
  /** How likely it is, from 0 to 1. */
  readonly probability: number;
}

/** A character as it was recognized. */
export interface ReadCharacter {
  readonly char: string;
  /** How likely it is that, from 0 to 1. */
  readonly probability: number;
  /** Where its middle is along its line, from 0 to 1. */
  readonly at: number;
  /** The other characters that it could be, likeliest first. */
  readonly alternatives: readonly Alternative[];
}

/** A line of text on the plate. */
export interface Line {
  /** Each character with its spaces, in the order of the text. */
  readonly characters: readonly ReadCharacter[];
  /** Where it is in the photo, the right way up. */
  readonly box: Box;
}

/** A barcode or a code of squares. */
export interface Barcode {
  readonly text: string;
  /** As zxing names it: "Code39", "Code128", "DataMatrix", "QRCode", "UPCA". */
  readonly format: string;
}

/** All that was read off a photo. */
export interface Reading {
  readonly lines: readonly Line[];
  readonly codes: readonly Barcode[];
}

/** Returns the text of characters. */
export const textOf = (characters: readonly Pick<ReadCharacter, "char">[]): string =>
  characters.map(({ char }) => char).join("");
