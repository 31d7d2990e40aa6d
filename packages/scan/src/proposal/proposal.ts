import type { Box } from "../picture/picture.ts";
import type { Barcode } from "../reading/reading.ts";

/** A character of a proposed serial number. */
export interface ProposedCharacter {
  /** An upper case letter, a digit, or a point or hyphen between them. */
  readonly char: string;
  /** The other characters that it could be, likeliest first. Empty where there is no doubt. */
  readonly alternatives: readonly string[];
  /** Where it is in the photo. Absent when it was read from a code only. */
  readonly crop?: Box;
}

/** A date of manufacture that is printed on the plate. It is right where the serial number says otherwise. */
export interface ProposedDate {
  /** ISO 8601 at the precision printed: `"2014"`, `"2014-05"` or `"2014-05-12"`. */
  readonly date: string;
  /** The text that it is in. */
  readonly text: string;
  /** True when the serial number has dates, and this is none of them. */
  readonly contradicts: boolean;
}

/** What a photo of a rating plate says, for a person to confirm. */
export interface Proposal {
  /** Slug, as the decoder knows it: of the brand that was read, or else of the one whose rules fit. */
  readonly brand: string | undefined;
  /** In upper case, with the points and hyphens that are printed in it. */
  readonly serial: string | undefined;
  /** As printed. */
  readonly model: string | undefined;
  readonly printedDate: ProposedDate | undefined;
  /** True only when the serial number has a date and there is no doubt about any of its characters. */
  readonly sure: boolean;
  /** Those of the serial number, in order. */
  readonly characters: readonly ProposedCharacter[];
  /** All codes that were read. */
  readonly codes: readonly Barcode[];
}
