import type { CreatedReport, ModelInfo } from "@heater-age/client";
import { age, type Candidate } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import type { IntlShape } from "react-intl";
import { write } from "../../http/queries.ts";
import { track } from "../analytics/analytics.ts";
import { asTyped } from "../check/typed.ts";
import type { Outcome } from "../check/outcome.ts";
import { actionTexts, statesOf } from "../result/states.ts";
import type { Answered } from "../disambiguation/answered.ts";
import { loadAreas } from "../texts/load.ts";
import { rememberDeletion } from "./deletion.ts";

/** Where a report is, and what deletes it. */
export type MadeReport = CreatedReport;

/** What a report is to be about. */
export interface ReportSubject {
  readonly outcome: Outcome;
  readonly candidate: Candidate;
  /** What the visitor answered that tells dates apart. */
  readonly answered: readonly Answered[];
  readonly modelInfo?: ModelInfo | undefined;
  /** Names the wish, so that it makes one report however often it is sent. */
  readonly key: string;
}

/** How long someone waits for it. */
const PATIENCE = 15_000;

/**
 * Has a report made, and remembers in this browser what deletes it.
 *
 * @throws {HeaterAgeError} when the API does not make one.
 */
export async function makeReport(
  intl: IntlShape,
  language: Language,
  { outcome, candidate, answered, modelInfo, key }: ReportSubject,
): Promise<MadeReport> {
  const { input, today } = outcome;
  const { years, months, ...range } = age(candidate.date, today);
  const [older] = statesOf(range);
  // What tells where the report is has to be there when it is made.
  await loadAreas(language, ["share", "report"]);
  const subject = {
    brand: input.brand,
    serialNumber: asTyped(outcome).serial,
    modelNumber: input.model,
    manufacturingDate: candidate.date,
    ...(answered.length === 0 ? {} : { settled: answered }),
    ageYears: years,
    ageMonths: months,
    recommendation: actionTexts[older].map((id) => intl.formatMessage({ id })).join(" "),
    ...(modelInfo === undefined ? {} : { modelInfo }),
  };
  const report = await write(language, key, (client, options) =>
    client.report.create(subject, { ...options, deadline: PATIENCE }),
  );
  rememberDeletion(report);
  track({ name: "report", category: "result", label: input.brand });
  return report;
}
