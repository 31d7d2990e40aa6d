import type { Brand, Candidate, Confidence, Reason, Source } from "@heater-age/decoder";
import type { Example } from "../../config/example.ts";
import type { meaningTexts } from "@heater-age/messages/format";

/** A date that an example can mean, and its parts. */
export type ExampleReading = Pick<Candidate, "year" | "month" | "week" | "day" | "parts">;

/** A decoded example. */
export interface EraExample extends Example {
  /** Every date that it can mean, likeliest first. */
  readonly readings: readonly [ExampleReading, ...ExampleReading[]];
  /** Why there are several, if so. */
  readonly why: readonly Reason[];
}

/** One serial number format of a brand. */
export interface Era {
  /** Id of the format. */
  readonly id: string;
  /** First and last year of known dated heaters; `null` if still in use. */
  readonly years: readonly [from: number, to: number | null];
  /** The meanings of the characters, in order, as ids of texts. Empty if they contain no date. */
  readonly meanings: readonly (typeof meaningTexts)[keyof typeof meaningTexts][];
  readonly confidence: Confidence;
  /** Reasons of its rule. */
  readonly reasons: readonly Reason[];
  readonly example?: EraExample;
}

/** The data about a brand's serial numbers that is sent with a page. */
export interface GuideData extends Pick<Brand, "slug" | "label" | "maker" | "plate" | "withoutFormat"> {
  /** The formats with high or medium confidence, newest first; all formats if there is none. */
  readonly eras: readonly Era[];
  /** The other formats. */
  readonly rarer: readonly Era[];
  /** The highest confidence of its rules. Absent if there is no rule. */
  readonly confidence?: Confidence;
  /** Reasons of all its rules. */
  readonly reasons: readonly Reason[];
  /** Sources of the rules and of the maker's name. */
  readonly sources: readonly Source[];
}
