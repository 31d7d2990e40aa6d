import { age, ageStatus, findBrand, shownModel } from "@heater-age/decoder";
import { calendarDate, datedStates, otherBrand } from "@heater-age/decoder/check";
import { likelyMakers, toMakerSummary } from "@heater-age/decoder/makers";
import type { Language } from "@heater-age/messages";
import { recommendationText } from "@heater-age/messages/format";
import { formatText, translatorIn } from "@heater-age/messages/server";
import { advise } from "../../advice/advise.ts";
import { questionTexts } from "../../advice/disambiguation.ts";
import { describeHeater } from "../../advice/heater.ts";
import { toModelFields } from "../../checks/model-fields.ts";
import { ApiError } from "../../errors/codes.ts";
import { utcDay } from "../../time/utc-day.ts";
import type { RouteDependencies } from "../dependencies.ts";
import { remainingCandidates } from "./disambiguation.ts";
import { type KeptReport, reportById } from "./queries.ts";
import type { Report, ReportAge, ReportDisambiguation } from "./schema.ts";

function ageOn(date: string, on: string): ReportAge {
  const { years, months, minMonths, maxMonths } = age(date, on);
  return { on, years, months, range: { minMonths, maxMonths } };
}

/** Returns the questions that separated the dates, with their answers in words. */
function answeredIn(
  { candidates, disambiguation }: KeptReport,
  language: Language,
): { readonly disambiguation?: readonly ReportDisambiguation[] } {
  if (disambiguation === null) return {};
  return {
    disambiguation: disambiguation.map(({ answer, ...question }, index) => {
      const { text, answers } = questionTexts({ ...question, answers: [answer] }, language);
      const before = remainingCandidates(candidates, disambiguation.slice(0, index));
      const [spoken] = answers;
      if (spoken === undefined) throw new Error("a question without an answer");
      return {
        question: question.question,
        text,
        answer: spoken,
        rulesOut: before.map(({ date }) => date).filter((date) => !answer.leaves.includes(date)),
      };
    }),
  };
}

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
  const { brand: slug, serial_number: serial, candidates, picked } = report;
  const model = report.model_number ?? "";
  const today = utcDay(now());
  const first = candidates[picked];
  if (first === undefined) throw new Error("a report is about a date that it does not have");
  const remaining = remainingCandidates(candidates, report.disambiguation ?? []);
  const others = remaining.filter((candidate) => candidate !== first);

  const brand = findBrand(slug);
  const makers = likelyMakers({ serial, model, label: slug }, { today });
  const known = models.find({ brand: slug, model });
  const heater = describeHeater({
    check: { slug, serial, rawSerial: serial, model, rawModel: model, ...(brand && { brand }) },
    candidates: [first, ...others],
    known,
    userInput: {},
    today,
  });
  const ageToday = ageOn(first.date, today);
  const state = ageStatus(ageToday.years);
  return {
    id,
    brand: slug,
    label: slug === otherBrand ? formatText(language, "form", "other") : (brand?.label ?? slug),
    serialNumber: serial,
    modelNumber: shownModel(model),
    decoding: { status: candidates.length === 1 ? "decoded" : "ambiguous", candidates },
    picked,
    ...answeredIn(report, language),
    ...(report.prepared_by !== null && { preparedBy: report.prepared_by }),
    ...(report.phone !== null && { phone: report.phone }),
    ...(report.customer !== null && { customer: report.customer }),
    manufacturingDate: calendarDate(first),
    precision: age(first.date, today).precision,
    confidence: first.confidence,
    ambiguous: others.length > 0,
    recommendationCode: state,
    recommendation: recommendationText(translatorIn(language), state, datedStates(others, today)),
    ageAtCheck: ageOn(first.date, utcDay(report.checked_at)),
    ageToday,
    checkedAt: report.checked_at.toISOString(),
    decoderVersion: report.decoder_version,
    ...(makers.length > 0 && { makers: makers.map(toMakerSummary) }),
    ...toModelFields(known, language),
    advice: advise(heater, language),
  };
}
