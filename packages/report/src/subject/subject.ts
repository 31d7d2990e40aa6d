import type { Candidate } from "@heater-age/decoder";
import type { LifeType } from "@heater-age/decoder/life";
import type { MakerSummary } from "@heater-age/decoder/makers";
import type { modelFields } from "@heater-age/messages/format";
import type { Advice, Statement } from "./advice.ts";

/** An answer that ruled dates out. */
export interface SettledDates {
  readonly answer: string;
  readonly ruledOut: readonly Candidate[];
  readonly reason: Statement;
}

/** What is known about a model. */
export type ModelFacts = {
  readonly [Field in (typeof modelFields)[number] | "warranty"]?: string;
} & { readonly features?: readonly string[] };

/** A heater with everything that is known about it, as a report is printed from it. */
export interface Subject {
  /** Name of the brand. */
  readonly label: string;
  readonly serialNumber: string;
  /** Empty if it is not known. */
  readonly modelNumber: string;
  /** Dates that are not ruled out, the one that the report is about first. */
  readonly candidates: readonly [Candidate, ...Candidate[]];
  /** Whether a person has chosen that date among several. */
  readonly isChosen: boolean;
  readonly settled: readonly SettledDates[];
  /** Whether a model number could tell the dates apart. */
  readonly modelSettles: boolean;
  /** Day that ages count to, `"YYYY-MM-DD"`. */
  readonly today: string;
  /** Day of the check, `"YYYY-MM-DD"`. */
  readonly checkedOn: string;
  /** Kind of heater. Absent if it is unknown. */
  readonly kind?: LifeType | undefined;
  /** When it was installed, as entered: `"2019"`, `"2019-06"` or `"2019-06-15"`. */
  readonly installed?: string | undefined;
  /** Who may have built it, if its brand had others build heaters. */
  readonly makers?: readonly MakerSummary[] | undefined;
  readonly modelInfo?: ModelFacts | undefined;
  readonly modelSource?: string | undefined;
  readonly modelEstimated?: boolean | undefined;
  /** Recalls that cover it or may cover it. Absent while they are not known. */
  readonly recalls?: readonly { readonly answer: string }[] | undefined;
  /** Absent without a connection. */
  readonly advice?: Advice | undefined;
  /** Returns the name of a brand that a reason refers to by its slug. */
  readonly brandName: (slug: string) => string | undefined;
}
