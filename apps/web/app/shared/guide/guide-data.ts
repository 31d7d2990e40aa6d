import type { Brand, Candidate, Confidence, Reason, Source } from "@heater-age/decoder";
import type { Example } from "../examples/example.ts";
import type { meaningTexts } from "@heater-age/messages/format";

/** A date that an example can mean, and its parts. */
export type ExampleReading = Pick<Candidate, "year" | "month" | "week" | "day" | "parts">;

/** An example, read. */
export interface EraExample extends Example {
  /** Every date that it can mean, the likeliest first. */
  readonly readings: readonly [ExampleReading, ...ExampleReading[]];
  /** Why there are several, when there are. */
  readonly why: readonly Reason[];
}

/** One way a brand has written its serial numbers. */
export interface Era {
  /** Id of the format. */
  readonly id: string;
  /** First and last year of dated heaters that are known, `null` for until now. */
  readonly years: readonly [from: number, to: number | null];
  /** What the characters stand for, in their order, as ids of texts. Empty when they hold no date. */
  readonly meanings: readonly (typeof meaningTexts)[keyof typeof meaningTexts][];
  readonly confidence: Confidence;
  /** What is to be said of its rule. */
  readonly reasons: readonly Reason[];
  readonly example?: EraExample;
}

/** All that is told of a brand's serial numbers, as data that travels with a page. */
export interface GuideData extends Pick<Brand, "slug" | "label" | "maker" | "plate" | "withoutFormat"> {
  /** The ways that rules of high or medium confidence stand for, newest first; when there is none, all. */
  readonly eras: readonly Era[];
  /** The other ways. */
  readonly rarer: readonly Era[];
  /** Of the surest rule. Absent when there is no rule. */
  readonly confidence?: Confidence;
  /** What is to be said of all its rules. */
  readonly reasons: readonly Reason[];
  /** What the rules, and the maker's name, rest on. */
  readonly sources: readonly Source[];
}
