import type { Brand, Confidence, Meaning, Source } from "./format.ts";
import type { OtherNumberKind } from "./other-number.ts";
import type { Reason } from "./reasons.ts";

/** A run of characters of the normalized serial number, and its meaning. */
export interface Part {
  /** Index of the first character, from 0. */
  readonly from: number;
  /** Index after the last character. */
  readonly to: number;
  /** Its characters. */
  readonly text: string;
  readonly means: Meaning;
}

/** One date that a serial number can mean, and why. */
export interface Candidate {
  /** ISO 8601 at the precision known: `"2018"`, `"2018-09"`, `"2018-W36"` or `"2018-09-05"`. */
  readonly date: string;
  /** Four-digit year. */
  readonly year: number;
  /** 1 to 12. Absent when only the year or the week is known. */
  readonly month?: number;
  /** 1 to 53, as printed. Absent unless the maker counts weeks. */
  readonly week?: number;
  /** 1 to 31. Absent unless the day is known. */
  readonly day?: number;
  /** Id of the format behind this date, unique within the brand. */
  readonly format: string;
  readonly confidence: Confidence;
  /** The parts of the serial number. Together they cover all of it. */
  readonly parts: readonly Part[];
  /** Why this date is possible, and the evidence for or against it. Codes, never sentences. */
  readonly reasons: readonly Reason[];
  readonly sources: readonly Source[];
}

/** A serial number that may have been meant: one with look-alike characters replaced, or one of several typed. */
export interface Repair {
  /** The whole serial number, as it would be printed on the plate. */
  readonly serial: string;
  readonly decoding: Decoding;
}

/**
 * What the first characters of a serial number would mean if they were read correctly, though the number as a whole
 * fits no known format. It is no date of the heater: say it only as a hint, with the characters to check.
 */
export interface Hint {
  /** The characters that carry the date: `"AE"`. */
  readonly start: string;
  /** The other characters, which fit no known running number: `"1100"`. */
  readonly rest: string;
  /** The dates that the first characters mean, newest first: `"2024-05"`. */
  readonly dates: readonly string[];
}

/**
 * Why no date can be given:
 *
 * - `no-format`: no known format of the brand has this shape
 * - `impossible-date`: the shape is known, but its date doesn't exist, is after today or before the format was used
 * - `no-date-in-serial`: this kind of serial number contains no date
 * - `too-short`, `too-long`: fewer than 6 characters, or more than the brand is known to use
 * - `looks-like-model`: this is the model number
 * - `other-number`: this is a number of another kind, such as a phone number; `kind` says which
 * - `not-stated`: the text says that there is no number, or has fewer than three digits
 * - `two-numbers`: the text holds several serial numbers, which the repairs list with their dates
 */
export type ProblemCode =
  | "no-format"
  | "impossible-date"
  | "no-date-in-serial"
  | "too-short"
  | "too-long"
  | "looks-like-model"
  | "other-number"
  | "not-stated"
  | "two-numbers";

/** Why no date can be given, and what may help. */
export interface Problem {
  readonly code: ProblemCode;
  /**
   * Serial numbers with look-alike characters replaced that have a date, fewest replacements first. For `two-numbers`,
   * each of them as typed.
   */
  readonly repairs: readonly Repair[];
  /**
   * Slugs of other brands with a format of exactly this shape, likeliest first. Empty when the brand was imported
   * alone, because only a brand from `brands` knows the others.
   */
  readonly brands: readonly string[];
  /** Only for `no-format`, and only if the first characters have a meaning. */
  readonly hint?: Hint;
  /** Only for `other-number`: what the number is. */
  readonly kind?: OtherNumberKind;
}

/** What a serial number reveals about the manufacturing date. */
export type Decoding =
  | {
      readonly status: "decoded";
      readonly candidates: readonly [Candidate];
      /** Serial numbers that look alike and that the evidence supports better. Absent if there is none. */
      readonly repairs?: readonly Repair[];
    }
  | {
      readonly status: "ambiguous";
      readonly candidates: readonly [Candidate, Candidate, ...Candidate[]];
      readonly repairs?: readonly Repair[];
    }
  | { readonly status: "unreadable"; readonly problem: Problem };

/** What the decoder needs besides the serial number. */
export interface DecodeOptions {
  /** Calendar date `"YYYY-MM-DD"` at the visitor's location. Readings that begin after it are dropped. */
  readonly today: string;
  /** Model number from the rating plate. It can decide between several readings. */
  readonly model?: string | undefined;
}

/** A brand that may have made the heater, with the dates under its rules. */
export interface Identification {
  readonly brand: Brand;
  readonly decoding: Decoding;
}

/** Returns whether a date comes from a format that the serial number only nearly fits. */
export const isNearMiss = ({ reasons }: Pick<Candidate, "reasons">): boolean =>
  reasons.some(({ code }) => code === "near-miss-tail");
