import type { CreatedReport, ModelInfo } from "@heater-age/client";
import type { Language } from "@heater-age/messages";
import { actionsFor } from "@heater-age/messages/format";
import type { IntlShape } from "react-intl";
import { write } from "../../http/queries.ts";
import { track } from "../analytics/analytics.ts";
import type { DatedCheck } from "../check/shown-check.ts";
import type { Answered } from "../disambiguation/answered.ts";
import { loadAreas } from "../texts/load.ts";
import { rememberDeletion } from "./deletion.ts";

/** A report's id, and the token that deletes it. */
export type MadeReport = CreatedReport;

/** What a report is to be about. */
export interface ReportSubject {
  /** The report is about the likeliest of its dates. */
  readonly check: DatedCheck;
  /** What the visitor answered that tells dates apart. */
  readonly answered: readonly Answered[];
  readonly modelInfo?: ModelInfo | undefined;
  /** Idempotency key: one report is made however often the request is sent. */
  readonly key: string;
}

/** Milliseconds that a visitor waits for it. */
const DEADLINE = 15_000;

/**
 * Makes a report, and stores in this browser what deletes it.
 *
 * @throws {HeaterAgeError} when the API does not make one.
 */
export async function makeReport(
  intl: IntlShape,
  language: Language,
  { check, answered, modelInfo, key }: ReportSubject,
): Promise<MadeReport> {
  const { input, result } = check;
  const { brand, modelNumber, ageYears, ageMonths, recommendationCode } = result;
  // The texts that tell where the report is have to be loaded before it is made.
  await loadAreas(language, ["share", "report"]);
  const subject = {
    brand,
    serialNumber: input.serial,
    modelNumber,
    manufacturingDate: result.decoding.candidates[0].date,
    ...(answered.length === 0 ? {} : { settled: answered }),
    ageYears,
    ageMonths,
    recommendation: actionsFor(intl, recommendationCode).join(" "),
    ...(modelInfo === undefined ? {} : { modelInfo }),
  };
  const report = await write(language, key, (client, options) =>
    client.report.create(subject, { ...options, deadline: DEADLINE }),
  );
  rememberDeletion(report);
  track({ name: "report", category: "result", label: brand });
  return report;
}
