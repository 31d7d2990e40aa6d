import type { KnownDate } from "../proof/index.ts";

/**
 * How we know that a serial number belongs to its date:
 *
 * - `plate`, `recall`, `maker`: the date is known without decoding (printed, sale window, the maker's own table)
 * - `record`: so is this one, from a record of the heater: its installation, or a survey of the building
 * - `published`: a source gives the date that it decoded
 * - `illustration`: shows the rule with an invented running number and proves nothing
 * - `invalid`: must not decode, or not to the date that others read
 */
export type Evidence = Independent | "published" | "illustration" | "invalid";

/** Evidence with a date that is known without decoding, the strongest first. */
export type Independent = (typeof independent)[number];

/** Evidence with a date that is known without decoding, the strongest first. */
export const independent = ["plate", "record", "recall", "maker"] as const;

/** A serial number and what it must decode to on 2026-11-20, as one short, readable string. */
export interface Case {
  readonly serial: string;
  readonly model?: string;
  /** Dates, best first, joined by " or ", or the code of the problem. */
  readonly is: string;
  readonly evidence: Evidence;
  /**
   * When the heater was made, as known without decoding: always and only with `independent` evidence. A printed date is
   * given as printed; what only bounds the years has two bounds. A heater is installed in the year it was made or the
   * year after.
   */
  readonly known?: KnownDate;
  /**
   * How many characters are known, if a source gives only how the serial number begins. The others are filled in, so
   * that it has a shape: they are never shown.
   */
  readonly begins?: number;
  /** Where the serial number and its date were found, or why it must not decode. */
  readonly from: string;
  /**
   * Address where a reader finds the serial number: always when its date is known, but for what a visitor sent. A page
   * named in `from` that is also a source of the brand needs none.
   */
  readonly url?: string;
}
