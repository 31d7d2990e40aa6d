import type { AgeStatus, Precision } from "../age.ts";
import type { Candidate, ProblemCode as DecodingProblemCode } from "../engine/decoding.ts";
import type { Confidence, WithoutFormat } from "../engine/format.ts";
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

/** The state of a heater. Two states, the older first, when the date is not known finely enough to tell them apart. */
export type RecommendationCode = AgeStatus | "monitor-or-good" | "replace-or-monitor";

/**
 * Why there is no single date: a problem of the serial number, the missing rules of the brand (`no-public-rule`,
 * `private-label`), or a brand that was not named while several brands fit (`brand-open`).
 */
export type CheckProblemCode = DecodingProblemCode | WithoutFormat | "brand-open";

/** Why there is no single date, and what may help. */
export interface CheckProblem {
  readonly code: CheckProblemCode;
  /** Serial numbers that differ by look-alike characters and have a date, fewest exchanges first. */
  readonly repairs: readonly { readonly serial: string; readonly decoding: Reading }[];
  /** Slugs of brands that write serial numbers of this shape, likeliest first. */
  readonly brands: readonly string[];
  /** The dates under each of those brands. Empty unless the brand is what is unknown. */
  readonly readings: readonly {
    readonly brand: string;
    readonly label: string;
    readonly decoding: Reading;
  }[];
  /**
   * Furnaces and air conditioners whose serial numbers have this shape, likeliest first. Absent when none fits, or when
   * a brand of water heaters fits as surely.
   */
  readonly equipment?: readonly OtherEquipment[];
}

/**
 * What was left aside or looks wrong although the check is answered:
 *
 * - `model-too-long`: the model number has more than 30 characters, and the check was answered without it; value
 *   `longest`
 * - `model-not-sold-then`: heaters with this model number were sold in other years than every date of the serial number;
 *   values `line`, `from`, and `to` unless they are still sold
 */
export interface CheckWarning {
  readonly code: "model-too-long" | "model-not-sold-then";
  /** The values that its sentence needs. */
  readonly values?: Readonly<Record<string, string | number>>;
}

interface Checked {
  /** Slug of the brand, or `"other"`. */
  readonly brand: string;
  /** Normalized: letters A-Z and digits only. */
  readonly serialNumber: string;
  /** Normalized. Empty when not given. */
  readonly modelNumber: string;
  readonly decoding: Reading;
  /** What was left aside or looks wrong. Absent when nothing was. */
  readonly warnings?: readonly CheckWarning[];
  /** Who may have built the heater, likeliest first. Absent for a brand that is its maker's own. */
  readonly makers?: readonly MakerSummary[];
}

/** The answer to a check whose serial number has at least one date. Fields about a date are about the likeliest. */
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
  /** Completed months at both ends of what the date leaves open. */
  readonly ageRange: { readonly minMonths: number; readonly maxMonths: number };
  /** Whether the serial number can mean another date as well. */
  readonly ambiguous: boolean;
  readonly confidence: Confidence;
  readonly recommendationCode: RecommendationCode;
}

/** The answer to a check whose serial number has no date, or none without knowing the brand. */
export interface UndatedCheckResult extends Checked {
  readonly success: false;
  readonly problem: CheckProblem;
}

/** The answer to a check: codes and data, no sentences. */
export type CheckResult = DatedCheckResult | UndatedCheckResult;
