import type { KnownDate } from "../proof/index.ts";

/**
 * How we know that a serial number belongs to its date:
 *
 * - `plate`, `recall`, `maker`: the date is known without decoding (printed, sale window, the maker's own table)
 * - `published`: a source gives the date that it decoded
 * - `illustration`: shows the rule with an invented running number and proves nothing
 * - `invalid`: must not decode, or not to the date that others read
 */
export type Evidence = "plate" | "recall" | "maker" | "published" | "illustration" | "invalid";

/** A serial number and what it must decode to on 2026-11-20, as one short, readable string. */
export interface Case {
  readonly serial: string;
  readonly model?: string;
  /** Dates, best first, joined by " or ", or the code of the problem. */
  readonly is: string;
  readonly evidence: Evidence;
  /**
   * When the heater was made, as known without decoding: only with `plate`, `recall` and `maker`. A printed date is
   * given as printed; a plate that only bounds the years has two bounds.
   */
  readonly known?: KnownDate;
  /** Where the serial number and its date were found, or why it must not decode. */
  readonly from: string;
}
