import type { Brand, Confidence, Reason, Source } from "@heater-age/decoder";
import type { Agreement } from "@heater-age/decoder/proof";
import type { Era } from "../../../shared/guide/guide-data.ts";

/** How many heaters, by what the rule says of them. */
export type Tally = Readonly<Record<Agreement, number>>;

/** What serial numbers show, by how their date is known. Each serial number counts once. */
export interface Evidence {
  /** Rating plates with a printed date. */
  readonly plates: Tally;
  /** Rating plates and recalls that say between which dates the heater was made. */
  readonly bounded: Tally;
  /** Examples that makers give themselves. */
  readonly makers: Tally;
  /** Serial numbers that others have published with the date they read: they prove no more than that readings agree. */
  readonly published: number;
  /** Made-up numbers that show a rule. They prove nothing and are counted nowhere else. */
  readonly illustrations: number;
}

/** What is known of one way in which a brand has written its serial numbers. */
export interface FormatProof extends Pick<Era, "id" | "meanings" | "confidence" | "example"> {
  /** First and last year in which it was used, `null` for until now. */
  readonly inUse: Era["years"];
  /** First and last year of dated heaters, where sources show some. */
  readonly attested: Era["years"] | undefined;
  readonly evidence: Evidence;
  /** Where sources contradict one another. */
  readonly conflicts: readonly Reason[];
  /** What is open. */
  readonly open: readonly Reason[];
  /** What else is said of the rule. */
  readonly notes: readonly Reason[];
  /** Number of groups of characters whose meaning is not known. */
  readonly unknownParts: number;
  readonly sources: readonly Source[];
}

/** What is known of the serial numbers of a brand. */
export interface BrandProof extends Pick<Brand, "slug" | "label" | "withoutFormat"> {
  readonly formats: readonly FormatProof[];
  readonly evidence: Evidence;
  /** Said of every reading of this brand. */
  readonly conflicts: readonly Reason[];
  readonly open: readonly Reason[];
  /** What else is said of the rule. */
  readonly notes: readonly Reason[];
  /** Sources beside those of the formats. */
  readonly sources: readonly Source[];
}

/** Everything in one view. */
export interface Overview {
  readonly brands: number;
  /** Brands with a rule that gives a date. */
  readonly ruled: number;
  /** Ways of writing that give a date, each once however many brands share it, by confidence. */
  readonly formats: Readonly<Record<Confidence, number>>;
  /** Ways of writing that are known to hold no date. */
  readonly undated: number;
  readonly sources: number;
  readonly evidence: Evidence;
}

/** All that the page shows. */
export interface Proof {
  readonly overview: Overview;
  /** By name. */
  readonly brands: readonly BrandProof[];
}
