import type { Report } from "@heater-age/client";
import type { Choices } from "../../shared/check/choices.ts";
import type { DatedCheck } from "../../shared/check/shown-check.ts";
import type { GivenAnswerProps } from "../../shared/disambiguation/GivenAnswer.tsx";
import type { Code } from "./code.server.ts";

/** A report as its page shows it. */
export interface ShownReport extends Pick<
  Report,
  "advice" | "id" | "checkedAt" | "decoderVersion" | "modelInfo" | "modelSource" | "modelEstimated"
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
  /** Public address of the page as a link and a QR code. `undefined` if the public address is unknown. */
  readonly link: { readonly address: string; readonly code: Code } | undefined;
}

/** What the address of a report has to show. `away`: our service does not answer; `text` says why. */
export type ReportData =
  | ShownReport
  | { readonly state: "deleted" | "withdrawn" }
  | { readonly state: "away"; readonly text: string | undefined };
