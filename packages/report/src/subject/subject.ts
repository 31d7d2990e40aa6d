import type { Candidate } from "@heater-age/decoder";
import type { LifeType } from "@heater-age/decoder/life";
import type { MakerSummary } from "@heater-age/decoder/makers";
import type { modelFields } from "@heater-age/messages/format";
import type { Advice, Statement } from "./advice.ts";

/** An answer that excluded dates. */
export interface SettledDates {
  readonly answer: string;
  readonly ruledOut: readonly Candidate[];
  readonly reason: Statement;
}

/** Known facts about a model. */
export type ModelFacts = {
  readonly [Field in (typeof modelFields)[number] | "warranty"]?: string;
} & { readonly features?: readonly string[] };

/** A heater with everything that its report contains. */
export interface Subject {
  /** Name of the brand. */
  readonly label: string;
  readonly serialNumber: string;
  /** Empty if unknown. */
  readonly modelNumber: string;
  /** Dates that are not excluded, starting with the report's. */
  readonly candidates: readonly [Candidate, ...Candidate[]];
  /** Whether a person chose that date from several. */
  readonly isChosen: boolean;
  readonly settled: readonly SettledDates[];
  /** Whether the missing model number may decide between the dates. */
  readonly modelMaySettle: boolean;
  /** The day on which ages are calculated, `"YYYY-MM-DD"`. */
  readonly today: string;
  /** The day of the check, `"YYYY-MM-DD"`. */
  readonly checkedOn: string;
  /** Kind of heater. Absent if unknown. */
  readonly kind?: LifeType | undefined;
  /** Installation date as entered: `"2019"`, `"2019-06"` or `"2019-06-15"`. */
  readonly installed?: string | undefined;
  /** Possible makers, if its brand had others build heaters. */
  readonly makers?: readonly MakerSummary[] | undefined;
  readonly modelInfo?: ModelFacts | undefined;
  readonly modelSource?: string | undefined;
  readonly modelEstimated?: boolean | undefined;
  /** Recalls that cover or may cover it. Absent until loaded. */
  readonly recalls?: readonly { readonly answer: string }[] | undefined;
  /** Absent when offline. */
  readonly advice?: Advice | undefined;
  /** Returns the name of a brand that a reason refers to by its slug. */
  readonly brandName: (slug: string) => string | undefined;
}
