import type { KnownDate } from "../proof/index.ts";

/**
 * How a serial number is known to belong to its date:
 *
 * - `plate`, `recall`, `maker`: the date is known without decoding (printed, sale window, the maker's own table)
 * - `published`: a source gives the date that it decoded
 * - `illustration`: shows the rule with an invented running number and proves nothing
 * - `invalid`: must not be read, or not as others have read it
 */
export type Evidence = "plate" | "recall" | "maker" | "published" | "illustration" | "invalid";

/** A serial number and what it must decode to on 2026-11-20, in one short, readable string. */
export interface Case {
  readonly serial: string;
  readonly model?: string;
  /** Dates, best first, joined by " or "; or the code of the problem. */
  readonly is: string;
  readonly evidence: Evidence;
  /**
   * When the heater was made, as it is known without decoding: with `plate`, `recall` and `maker`, and with no other. A
   * plate with a printed date has that date; one whose years only are known from what else is on it has two bounds.
   */
  readonly known?: KnownDate;
  /** Where the serial number and its date were seen, or why it must not be read. */
  readonly from: string;
}
