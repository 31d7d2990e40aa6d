import type { Brand, Candidate, Confidence, Reason, Source } from "@heater-age/decoder";
import type { EraExample } from "../../../shared/guide/guide-data.ts";

/** A part of the shape of a serial number. */
export interface ShapePart {
  /** Name of the group in the pattern: `"month"`. */
  readonly name: string;
  readonly meaning: string;
  /** Its shape, in words. */
  readonly looks: string;
  /** How its value is decoded, in words, unless it is literal. */
  readonly reading?: string;
}

/** A reading of an example. */
export type ExampleDate = Pick<Candidate, "date" | "confidence" | "format">;

/** One serial number format of a brand, as documented for developers. */
export interface FormatRules {
  readonly id: string;
  readonly title: string;
  readonly confidence: Confidence;
  readonly undated: boolean;
  readonly parts: readonly ShapePart[];
  readonly shortest: number;
  readonly longest: number;
  /** Period of use, in words. */
  readonly used: string;
  /** First dated heater, in words, if it differs from the period of use. */
  readonly attested?: string;
  /** Source of the pattern that matches the normalized serial number. */
  readonly pattern: string;
  /** Other rules that apply, in words. */
  readonly notes: readonly string[];
  readonly reasons: readonly Reason[];
  readonly example?: EraExample;
  /** The dates that the example decodes to, likeliest first. */
  readonly dates: readonly ExampleDate[];
  readonly sources: readonly Source[];
}

/** The rules of a brand, as documented for developers. */
export interface BrandRules extends Pick<
  Brand,
  "slug" | "label" | "maker" | "plate" | "aliases" | "withoutFormat" | "atMost"
> {
  readonly formats: readonly FormatRules[];
  readonly reasons: readonly Reason[];
  /** Model numbers that were made only in some years, in words. */
  readonly models: readonly { readonly pattern: string; readonly years: string; readonly source: Source }[];
  readonly sources: readonly Source[];
}

/** A brand in the list of all rules. */
export interface BrandSummary {
  readonly slug: string;
  readonly label: string;
  /** Number of formats with a date, by confidence. */
  readonly counts: Readonly<Record<Confidence, number>>;
  /** Number of formats that are known to contain no date. */
  readonly undated: number;
}
