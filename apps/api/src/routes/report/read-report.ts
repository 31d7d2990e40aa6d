import { findBrand } from "@heater-age/decoder";
import { likelyMakers, toMakerSummary } from "@heater-age/decoder/makers";
import type { Language } from "@heater-age/messages";
import { advise } from "../../advice/advise.ts";
import { describeHeater } from "../../advice/heater.ts";
import { toModelFields } from "../../checks/model-fields.ts";
import { utcDay } from "../../time/utc-day.ts";
import { ApiError } from "../../errors/codes.ts";
import { remainingCandidates } from "./disambiguation.ts";
import { reportById } from "./queries.ts";
import type { RouteDependencies } from "../dependencies.ts";
import { describeReport } from "./describe-report.ts";
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
  const { brand: slug, serial_number: serial, candidates, picked, settled } = report;
  const model = report.model_number ?? "";
  const brand = findBrand(slug);
  const makers = likelyMakers({ serial, model, label: slug }, { today });
  const known = models.find({ brand: slug, model });
  const heater = describeHeater({
    check: { slug, serial, rawSerial: serial, rawModel: model, ...(brand && { brand }) },
    // Those that are not ruled out, the chosen one first.
    candidates: remainingCandidates(candidates, settled ?? []).toSorted(
      (a, b) => Number(candidates.indexOf(b) === picked) - Number(candidates.indexOf(a) === picked),
    ),
    known,
    userInput: {},
    today,
  });
  return {
    ...describeReport(report, today, language),
    ...(makers.length > 0 && { makers: makers.map(toMakerSummary) }),
    ...toModelFields(known, language),
    advice: advise(heater, language),
  };
}
