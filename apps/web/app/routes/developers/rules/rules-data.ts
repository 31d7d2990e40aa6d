import type { Brand, Candidate, Confidence, Reason, Source } from "@heater-age/decoder";
import type { EraExample } from "../../../shared/guide/guide-data.ts";

/** A part of the shape of a serial number. */
export interface ShapePart {
  /** Name of the group in the pattern: `"month"`. */
  readonly name: string;
  readonly meaning: string;
  /** How it looks, in words. */
  readonly looks: string;
  /** How it is read when it does not mean itself, in words. */
  readonly reading?: string;
}

/** A reading of an example. */
export type ExampleDate = Pick<Candidate, "date" | "confidence" | "format">;

/** One way a brand has written its serial numbers, as developers are told of it. */
export interface FormatRules {
  readonly id: string;
  readonly title: string;
  readonly confidence: Confidence;
  readonly undated: boolean;
  readonly parts: readonly ShapePart[];
  readonly shortest: number;
  readonly longest: number;
  /** When it was used, in words. */
  readonly used: string;
  /** Since when dated heaters are known, in words, where that differs. */
  readonly attested?: string;
  /** Source of the pattern over the normalised serial number. */
  readonly pattern: string;
  /** What else decides or follows, in words. */
  readonly notes: readonly string[];
  readonly reasons: readonly Reason[];
  readonly example?: EraExample;
  /** What the example decodes to, best first. */
  readonly dates: readonly ExampleDate[];
  readonly sources: readonly Source[];
}

/** The rules of a brand, as developers are told of them. */
export interface BrandRules extends Pick<
  Brand,
  "slug" | "label" | "maker" | "plate" | "aliases" | "withoutFormat" | "atMost"
> {
  readonly formats: readonly FormatRules[];
  readonly reasons: readonly Reason[];
  /** Model numbers that belong to some years, in words. */
  readonly models: readonly { readonly pattern: string; readonly years: string; readonly source: Source }[];
  readonly sources: readonly Source[];
}

/** A brand in the list of all rules. */
export interface BrandSummary {
  readonly slug: string;
  readonly label: string;
  /** Number of formats that hold a date, by confidence. */
  readonly counts: Readonly<Record<Confidence, number>>;
  /** Number of formats that are known to hold none. */
  readonly undated: number;
}
