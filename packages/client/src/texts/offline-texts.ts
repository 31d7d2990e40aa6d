/** States that an age can be in; two, the older first, when the date is not known finely enough to tell. */
export type State = "good" | "monitor" | "replace" | "monitor-or-good" | "replace-or-monitor";

type Problem =
  | "no-format"
  | "impossible-date"
  | "no-date-in-serial"
  | "too-short"
  | "too-long"
  | "looks-like-model"
  | "no-public-rule"
  | "private-label"
  | "other-none"
  | "other-some";

/** What an answer of the decoder says, in one language. A name in braces stands where what it names is put in. */
export interface OfflineTexts {
  readonly summaries: Readonly<Record<State, string>>;
  readonly actions: Readonly<Record<"good" | "monitor" | "replace", string>>;
  readonly states: Readonly<Record<State, string>>;
  readonly otherDates: string;
  readonly otherDate: string;
  readonly week: string;
  /** How the first day of a month is written, where it is not written as other days. */
  readonly firstDay?: string;
  readonly problems: Readonly<Record<Problem, string>>;
}
