import type { AgeStatus, Candidate, Confidence, Decoding, Precision } from "@heater-age/decoder";
import type { MakerSummary } from "@heater-age/decoder/makers";

/** What is to be checked, as it was typed. */
export interface CheckInput {
  readonly brand: string;
  readonly serialNumber: string;
  /** Empty when not known. */
  readonly modelNumber: string;
}

/** State of a heater; two of them when the date is not known finely enough to tell. */
export type RecommendationCode = AgeStatus | "monitor-or-good" | "replace-or-monitor";

/** The dates that a serial number can mean, the likeliest first; none when it cannot be read. */
export interface Reading {
  readonly status: Decoding["status"];
  readonly candidates: readonly Candidate[];
}

interface Checked {
  /** Slug of the brand, or `other`. */
  readonly brand: string;
  /** Letters and digits only. */
  readonly serialNumber: string;
  readonly modelNumber: string;
  readonly decoding: Reading;
  /** Who may have built it, likeliest first. Absent for a brand that is its maker's own. */
  readonly makers?: readonly MakerSummary[];
  /** Whether the server keeps the check. Absent when no server was asked. */
  readonly recorded?: boolean;
}

/** The serial number has one date or several. Fields are those of the API. */
export interface DatedItem extends Checked {
  readonly success: true;
  readonly manufacturingDate: string;
  readonly ageYears: number;
  readonly ageMonths: number;
  /** What to do, in words. The server gives it; without one it is added where it is shown. */
  readonly recommendation?: string;
  readonly precision: Precision;
  readonly ageRange: { readonly minMonths: number; readonly maxMonths: number };
  readonly ambiguous: boolean;
  readonly confidence: Confidence;
  readonly recommendationCode: RecommendationCode;
  readonly problem?: never;
}

/** Why there is no date, and what may help. */
export interface ItemProblem {
  readonly code: string;
  readonly repairs: readonly { readonly serial: string; readonly decoding: Reading }[];
  /** Slugs of other brands that the number fits. */
  readonly brands: readonly string[];
  /** What it would mean under each brand that it fits, when the brand is what is open. */
  readonly readings: readonly {
    readonly brand: string;
    readonly label: string;
    readonly decoding: Reading;
  }[];
}

/** The serial number has no date that could be given. */
export interface UndatedItem extends Checked {
  readonly success: false;
  readonly error: string;
  readonly problem: ItemProblem;
  readonly invalid?: never;
}

/** The check cannot be made: brand or number cannot be one. */
export interface InvalidItem {
  readonly success: false;
  readonly invalid: { readonly code: string; readonly message: string };
  readonly problem?: never;
}

/** What a check says. */
export type Item = DatedItem | UndatedItem | InvalidItem;
