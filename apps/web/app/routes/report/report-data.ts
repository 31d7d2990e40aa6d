import type { Report } from "@heater-age/client";
import type { Choices } from "../../shared/check/choices.ts";
import type { DatedCheck } from "../../shared/check/shown-check.ts";
import type { GivenAnswerProps } from "../../shared/disambiguation/GivenAnswer.tsx";

/** A report as its page shows it. */
export interface ShownReport extends Pick<
  Report,
  "advice" | "id" | "modelInfo" | "modelSource" | "modelEstimated"
> {
  readonly state: "shown";
  /** The answers that ruled dates out, in their order. */
  readonly settled: readonly GivenAnswerProps[];
  /** With the dates that are not ruled out, the picked one first, and the age today. */
  readonly check: DatedCheck;
  /** The names of the brands that reasons mention. */
  readonly choices: Choices;
  /** Day of the check in UTC, `"YYYY-MM-DD"`. */
  readonly checkedOn: string;
  /** Whether the creator chose the first date among those that remain. */
  readonly isChosen: boolean;
  /** Public address of the page and the origin in it. `undefined` if they are unknown. */
  readonly link: { readonly address: string; readonly origin: string } | undefined;
}

/** What the address of a report has to show. `away`: our service does not answer; `text` says why. */
export type ReportData =
  | ShownReport
  | { readonly state: "deleted" | "unknown" | "withdrawn" }
  | { readonly state: "away"; readonly text: string | undefined };
