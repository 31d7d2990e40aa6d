import type { Box } from "../picture/picture.ts";
import type { Barcode } from "../reading/reading.ts";

/** A character of a proposed serial number. */
export interface ProposedCharacter {
  /** An upper case letter, a digit, or a period or hyphen between them. */
  readonly char: string;
  /** The other characters that it may be, likeliest first. Empty if there is no doubt. */
  readonly alternatives: readonly string[];
  /** Its place in the photo. Absent if it was only read from a code. */
  readonly crop?: Box;
}

/** A date of manufacture printed on the plate. It overrides the serial number's. */
export interface ProposedDate {
  /** ISO 8601 at the precision printed: `"2014"`, `"2014-05"` or `"2014-05-12"`. */
  readonly date: string;
  /** The text that contains it. */
  readonly text: string;
  /** True if the serial number has dates and this is not one of them. */
  readonly contradicts: boolean;
}

/** The data on a photo of a rating plate, for a person to confirm. */
export interface Proposal {
  /** Slug, as in the decoder: of the brand that was read, otherwise of the one whose rules fit. */
  readonly brand: string | undefined;
  /** In upper case, with the printed periods and hyphens. */
  readonly serial: string | undefined;
  /** As printed. */
  readonly model: string | undefined;
  readonly printedDate: ProposedDate | undefined;
  /** True only when the serial number has a date and there is no doubt about any of its characters. */
  readonly sure: boolean;
  /** Those of the serial number, in order. */
  readonly characters: readonly ProposedCharacter[];
  readonly codes: readonly Barcode[];
}
