import type { Report } from "@heater-age/client";
import type { Choices } from "../../shared/check/choices.ts";
import type { Outcome } from "../../shared/check/outcome.ts";
import type { GivenAnswerProps } from "../../shared/disambiguation/GivenAnswer.tsx";
import type { Code } from "./code.server.ts";

/** A report as its page shows it. */
export interface ShownReport extends Pick<
  Report,
  "advice" | "id" | "checkedAt" | "decoderVersion" | "modelInfo" | "modelSource" | "modelEstimated"
> {
  readonly state: "shown";
  /** What told the dates apart, in its order. */
  readonly settled: readonly GivenAnswerProps[];
  /** What the check found, of the dates that are left, with the picked date first, and the age today. */
  readonly outcome: Outcome;
  /** The names of the brands that are spoken of. */
  readonly choices: Choices;
  /** Day of the check in UTC, `"YYYY-MM-DD"`. */
  readonly checkedOn: string;
  /** Public address of the page. */
  readonly address: string;
  /** The same as a QR code. */
  readonly code: Code;
}

/** What the address of a report has to show. `away`: our service does not answer; `text` says why. */
export type ReportData =
  | ShownReport
  | { readonly state: "deleted" | "withdrawn" }
  | { readonly state: "away"; readonly text: string | undefined };
