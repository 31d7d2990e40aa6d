import { age, ageStatus, findBrand, shownModel } from "@heater-age/decoder";
import { calendarDate, datedStates, otherBrand } from "@heater-age/decoder/check";
import type { Language } from "@heater-age/messages";
import { recommendationText } from "@heater-age/messages/format";
import { formatText, translatorIn } from "@heater-age/messages/server";
import { questionTexts } from "../../advice/disambiguation.ts";
import type { ModelFields } from "../../checks/model-fields.ts";
import { utcDay } from "../../time/utc-day.ts";
import { remainingCandidates } from "./disambiguation.ts";
import type { KeptReport } from "./queries.ts";
import type { Report, ReportAge, ReportDisambiguation } from "./schema.ts";

/** A report without its model, likely makers and advice. */
export type Description = Omit<Report, keyof ModelFields | "advice" | "makers">;

function ageOn(date: string, on: string): ReportAge {
  const { years, months, minMonths, maxMonths } = age(date, on);
  return { on, years, months, range: { minMonths, maxMonths } };
}

/** Returns the questions that separated the dates, with their answers in words. */
function answeredIn(
  { candidates, settled }: KeptReport,
  language: Language,
): { readonly settled?: readonly ReportDisambiguation[] } {
  if (settled === null) return {};
  return {
    settled: settled.map(({ answer, ...question }, index) => {
      const { text, answers } = questionTexts({ ...question, answers: [answer] }, language);
      const before = remainingCandidates(candidates, settled.slice(0, index));
      const [said] = answers;
      if (said === undefined) throw new Error("a question without an answer");
      return {
        question: question.question,
        text,
        answer: said,
        rulesOut: before.map(({ date }) => date).filter((date) => !answer.leaves.includes(date)),
      };
    }),
  };
}

/**
 * Returns the contents of a stored report as of today.
 *
 * @param today Calendar date `"YYYY-MM-DD"`.
 * @param language Language of the texts.
 */
export function describeReport(report: KeptReport, today: string, language: Language): Description {
  const { candidates, picked } = report;
  const first = candidates[picked];
  if (first === undefined) throw new Error("a report is about a date that it does not have");
  const others = remainingCandidates(candidates, report.settled ?? []).filter(
    (candidate) => candidate !== first,
  );
  const ageToday = ageOn(first.date, today);
  const state = ageStatus(ageToday.years);
  return {
    id: report.id,
    brand: report.brand,
    label:
      report.brand === otherBrand
        ? formatText(language, "form", "other")
        : (findBrand(report.brand)?.label ?? report.brand),
    serialNumber: report.serial_number,
    modelNumber: shownModel(report.model_number ?? ""),
    decoding: { status: candidates.length === 1 ? "decoded" : "ambiguous", candidates },
    picked,
    ...answeredIn(report, language),
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
  };
}
