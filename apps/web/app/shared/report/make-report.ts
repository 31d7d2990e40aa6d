import type { CreatedReport, ModelInfo } from "@heater-age/client";
import type { Language } from "@heater-age/messages";
import { actionsFor } from "@heater-age/messages/format";
import type { IntlShape } from "react-intl";
import { write } from "../../http/queries.ts";
import { track } from "../analytics/analytics.ts";
import type { DatedCheck } from "../check/shown-check.ts";
import type { Answered } from "../check/details.ts";
import { type Deletion, forgetDeletion, rememberDeletion } from "./deletion.ts";
import type { ReportPeople } from "./people.ts";

export interface ReportSubject {
  /** The report is about its likeliest date. */
  readonly check: DatedCheck;
  /** The visitor's answers that separated dates. */
  readonly answered: readonly Answered[];
  readonly modelInfo?: ModelInfo | undefined;
  readonly people: ReportPeople;
  /** UUID, so that only one report is created however often the request is sent. */
  readonly id: string;
}

/** Timeout in milliseconds. */
const DEADLINE = 15_000;

/**
 * Creates a report, and stores the token that deletes it in this browser.
 *
 * @throws {HeaterAgeError} when the API doesn't create one.
 */
export async function makeReport(
  intl: IntlShape,
  language: Language,
  { id, check, answered, modelInfo, people }: ReportSubject,
): Promise<CreatedReport> {
  const { input, result } = check;
  const { brand, modelNumber, ageYears, ageMonths, recommendationCode } = result;
  const subject = {
    id,
    brand,
    serialNumber: input.serial,
    modelNumber,
    manufacturingDate: result.decoding.candidates[0].date,
    ...(answered.length === 0 ? {} : { disambiguation: answered }),
    ...people,
    ageYears,
    ageMonths,
    recommendation: actionsFor(intl, recommendationCode).join(" "),
    ...(modelInfo === undefined ? {} : { modelInfo }),
  };
  const report = await write(language, (client, options) =>
    client.report.create(subject, { ...options, deadline: DEADLINE }),
  );
  rememberDeletion(report);
  track({ name: "report", category: "result", label: brand });
  return report;
}

/** Deletes a report that another one replaces. If that fails, this browser can still delete it on its page. */
export async function deleteReport(language: Language, report: Deletion): Promise<void> {
  try {
    await write(language, (client, options) => client.report.delete(report, options));
    forgetDeletion(report.id);
  } catch {
    // It is deleted with the others of its age.
  }
}
