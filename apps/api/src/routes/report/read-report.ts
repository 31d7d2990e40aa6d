import { likelyMakers, toMakerSummary } from "@heater-age/decoder/makers";
import type { Language } from "@heater-age/messages";
import { advise } from "../../advice/advise.ts";
import { toModelFields } from "../../checks/model-fields.ts";
import { utcDay } from "../../time/utc-day.ts";
import { ApiError } from "../../errors/codes.ts";
import { reportById } from "../../reports/queries.ts";
import type { RouteDependencies } from "../dependencies.ts";
import { describeReport } from "./describe-report.ts";
import { heaterOfReport } from "./heater-of-report.ts";
import type { Report } from "./schema.ts";

/**
 * Returns the contents of a report as of today.
 *
 * @throws {ApiError} `report-not-found`, `report-deleted`, `report-withdrawn`.
 */
export async function readReport(
  { now, database, models }: RouteDependencies,
  id: string,
  language: Language,
): Promise<Report> {
  const report = await reportById(database, id).executeTakeFirst();
  if (report === undefined) throw new ApiError("report-not-found");
  if (report.removed !== null) throw new ApiError(`report-${report.removed}`);
  const today = utcDay(now());
  const { brand, serial_number: serial, model_number: model } = report;
  const makers = likelyMakers({ serial, model: model ?? "", label: brand }, { today });
  const known = models.find({ brand, model: model ?? "" });
  return {
    ...describeReport(report, today, language),
    ...(makers.length > 0 && { makers: makers.map(toMakerSummary) }),
    ...toModelFields(known, language),
    advice: advise(heaterOfReport(report, known, today), language),
  };
}
