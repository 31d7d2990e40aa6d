import type { Report } from "@heater-age/client";
import type { Choices } from "../../shared/check/choices.ts";
import type { DatedCheck } from "../../shared/check/shown-check.ts";
import type { GivenAnswerProps } from "../../shared/result/GivenAnswer.tsx";

export interface ShownReport extends Pick<
  Report,
  "advice" | "customer" | "id" | "modelInfo" | "modelSource" | "modelEstimated" | "phone" | "preparedBy"
> {
  readonly state: "shown";
  /** The answers that ruled out dates, in order. */
  readonly disambiguation: readonly GivenAnswerProps[];
  /** With the dates that are not ruled out, the chosen one first, and the age today. */
  readonly check: DatedCheck;
  /** Names of the brands in reasons. */
  readonly choices: Choices;
  /** Day of the check in UTC, `"YYYY-MM-DD"`. */
  readonly checkedOn: string;
  /** Public origin of the site. `undefined` if it is unknown. */
  readonly origin: string | undefined;
  /** Whether the creator chose the first date among those that remain. */
  readonly isChosen: boolean;
}

/** The content at the address of a report. `away`: our service doesn't respond, and `text` has the reason. */
export type ReportData =
  ShownReport | { readonly state: "away" | "deleted" | "unknown" | "withdrawn"; readonly text?: string };
