import type { AgeStatus, Precision } from "../age.ts";
import type { Candidate, Hint, ProblemCode as DecodingProblemCode } from "../engine/decoding.ts";
import type { Confidence, Market, WithoutFormat } from "../engine/format.ts";
import type { OtherNumberKind } from "../engine/other-number.ts";
import type { OtherEquipment } from "../equipment/other-equipment.ts";
import type { MakerSummary } from "../makers/maker-summary.ts";

/** The dates that a serial number can mean, likeliest first. None when it cannot be read. */
export interface Reading {
  readonly status: "decoded" | "ambiguous" | "unreadable";
  readonly candidates: readonly Candidate[];
}

/** The dates of a serial number that can be read, likeliest first. */
export interface DatedReading extends Reading {
  readonly status: "decoded" | "ambiguous";
  readonly candidates: readonly [Candidate, ...Candidate[]];
}

/**
 * Why there is no single date: a problem with the serial number, a brand without rules (`no-public-rule`,
 * `private-label`, `makes-other-equipment`), or several matching brands with different dates because none was named
 * (`brand-open`).
 */
export type CheckProblemCode = DecodingProblemCode | WithoutFormat | "brand-open";

/** Why there is no single date, and what may help. */
export interface CheckProblem {
  readonly code: CheckProblemCode;
  /**
   * Serial numbers that differ by look-alike characters and have a date, fewest exchanges first. For `two-numbers`,
   * each of them as typed.
   */
  readonly repairs: readonly { readonly serial: string; readonly decoding: Reading }[];
  /** Slugs of brands whose serial numbers have this shape, likeliest first. */
  readonly brands: readonly string[];
  /** The dates under each of those brands. Empty unless the brand is unknown. */
  readonly readings: readonly {
    readonly brand: string;
    readonly label: string;
    readonly decoding: Reading;
  }[];
  /** Dates that the first characters would mean, if only the rest is wrong. Only for `no-format`, never a result. */
  readonly hint?: Hint;
  /** What the number is. Only for `other-number`. */
  readonly kind?: OtherNumberKind;
  /** Where the brand is sold, which tells where else to find the date. Absent for North America. */
  readonly market?: Market;
  /**
   * Furnaces and air conditioners whose serial numbers have this shape, likeliest first. Absent when none fits, or
   * when a water heater brand fits equally well.
   */
  readonly equipment?: readonly OtherEquipment[];
}

/**
 * Something that was ignored or looks wrong although the check has a result:
 *
 * - `model-too-long`: the model number has more than 30 characters and was ignored; value `longest`
 * - `model-not-sold-then`: heaters with this model number weren't sold in any of the years that the serial number can
 *   mean, so the dates are less sure; values `line`, `from`, and `to` unless they are still sold
 * - `several-brands`: the brand is unknown, and every brand with such numbers has this date; value `brands`
 * - `unknown-characters`: characters of the date can't be read, so other dates are possible
 * - `unknown-outside-date`: characters can't be read, but none of the date
 * - `accessory-number`: the number is that of a controller, a gateway or a module, whose date isn't the heater's
 * - `counter-misfit`: the running number contradicts the date
 * - `also-other-equipment`: furnaces or air conditioners of this maker have such numbers as well; value `maker`
 * - `look-alike`: evidence contradicts the date, but not that of a number that looks the same; values `serial` and `date`
 * - `note-agrees`: a date beside the serial number is the likeliest date of the number; value `note`
 * - `note-agrees-with-other`: it is another of the number's dates; value `note`
 * - `note-contradicts`: it is none of them; value `note`
 * - `note-other-brand`: a name beside the serial number is not the brand of the check; value `note`
 */
export interface CheckWarning {
  readonly code:
    | "model-too-long"
    | "model-not-sold-then"
    | "several-brands"
    | "unknown-characters"
    | "unknown-outside-date"
    | "accessory-number"
    | "counter-misfit"
    | "also-other-equipment"
    | "look-alike"
    | "note-agrees"
    | "note-agrees-with-other"
    | "note-contradicts"
    | "note-other-brand";
  /** The values for its sentence. */
  readonly values?: Readonly<Record<string, string | number>>;
}

interface Checked {
  /** Slug of the brand, or `"other"`. */
  readonly brand: string;
  /** Normalized: letters A-Z and digits only. */
  readonly serialNumber: string;
  /** As typed, in upper case and without spaces. Empty when not given. */
  readonly modelNumber: string;
  readonly decoding: Reading;
  /** What was ignored or looks wrong. Absent if nothing was. */
  readonly warnings?: readonly CheckWarning[];
  /** Who may have built the heater, likeliest first. Absent for a maker's own brand. */
  readonly makers?: readonly MakerSummary[];
}

/** The result of a check whose serial number has at least one date. Fields about a date describe the likeliest. */
export interface DatedCheckResult extends Checked {
  readonly success: true;
  readonly decoding: DatedReading;
  /** `"YYYY"`, `"YYYY-MM"` or `"YYYY-MM-DD"`. A week is given as its month. */
  readonly manufacturingDate: string;
  /** Completed years from the first day of the date as known. */
  readonly ageYears: number;
  /** Completed months beyond the years, 0 to 11. */
  readonly ageMonths: number;
  readonly precision: Precision;
  /** Completed months at both ends of the period that the date covers. */
  readonly ageRange: { readonly minMonths: number; readonly maxMonths: number };
  /** Whether the serial number can mean other dates as well. */
  readonly ambiguous: boolean;
  readonly confidence: Confidence;
  /** The state at `ageYears`. */
  readonly recommendationCode: AgeStatus;
}

/** The result of a check whose serial number has no date, or none without knowing the brand. */
export interface UndatedCheckResult extends Checked {
  readonly success: false;
  readonly problem: CheckProblem;
}

/** The result of a check: codes and data, no sentences. */
export type CheckResult = DatedCheckResult | UndatedCheckResult;
