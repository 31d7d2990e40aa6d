import type { Brand, Confidence, Reason, Source } from "@heater-age/decoder";
import type { Agreement } from "@heater-age/decoder/proof";
import type { Era } from "../../../shared/guide/guide-data.ts";

/** Number of heaters by how well the rule fits their date. */
export type Tally = Readonly<Record<Agreement, number>>;

/** Number of heaters by which of our dates is the known one: the first, a later one, none, or no date is read. */
export type KnownTally = Readonly<Record<"first" | "later" | "contradicts" | "no-date", number>>;

/** Serial numbers by how their date is known. Each counts once. */
export interface Evidence {
  /** Rating plates with a printed date. */
  readonly plates: Tally;
  /** Rating plates, records and recalls that give a range of dates. */
  readonly bounded: Tally;
  /** Examples published by makers. */
  readonly makers: Tally;
  /** Serial numbers that others published with their reading. They only prove that the readings agree. */
  readonly published: number;
  /** Made-up numbers that illustrate a rule. They prove nothing and are counted only here. */
  readonly illustrations: number;
}

/** One serial number format of a brand. */
export interface FormatProof extends Pick<Era, "id" | "meanings" | "confidence" | "example"> {
  /** First and last year of use, `null` for a format still in use. */
  readonly inUse: Era["years"];
  /** First and last year of dated heaters, if sources have any. */
  readonly attested: Era["years"] | undefined;
  readonly evidence: Evidence;
  /** Reasons where sources contradict one another. */
  readonly conflicts: readonly Reason[];
  /** Open questions. */
  readonly open: readonly Reason[];
  /** Other notes on the rule. */
  readonly notes: readonly Reason[];
  /** Number of character groups without a known meaning. */
  readonly unknownParts: number;
  readonly sources: readonly Source[];
}

/** The serial numbers of a brand, and the evidence for its rules. */
export interface BrandProof extends Pick<Brand, "slug" | "label" | "withoutFormat"> {
  readonly formats: readonly FormatProof[];
  readonly evidence: Evidence;
  /** Conflicts that apply to every reading of this brand. */
  readonly conflicts: readonly Reason[];
  readonly open: readonly Reason[];
  /** Other notes on the rule. */
  readonly notes: readonly Reason[];
  /** Sources in addition to those of the formats. */
  readonly sources: readonly Source[];
}

/** Totals over all brands. */
export interface Overview {
  /** Number of brands with a rule that gives a date. */
  readonly ruled: number;
  /** Number of formats that give a date, by confidence. Brands that share a format count it once. */
  readonly formats: Readonly<Record<Confidence, number>>;
  /** Number of formats that are known to contain no date. */
  readonly undated: number;
  readonly sources: number;
  readonly evidence: Evidence;
}

/** The data of the page. */
export interface Proof {
  readonly overview: Overview;
  /** Sorted by name. */
  readonly brands: readonly BrandProof[];
}
