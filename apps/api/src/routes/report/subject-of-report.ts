import { type Candidate, findBrand, labels } from "@heater-age/decoder";
import { modelMaySettle, otherBrand } from "@heater-age/decoder/check";
import type { Subject } from "@heater-age/report";
import { remainingCandidates } from "./disambiguation.ts";
import type { Report } from "./schema.ts";

const brandName = (slug: string): string | undefined =>
  findBrand(slug)?.label ?? labels.find((label) => label.slug === slug)?.label;

/**
 * Returns the data that a report is printed from.
 *
 * @param report As in the API's response in that language.
 */
export function subjectOfReport(report: Report): Subject {
  const { label, serialNumber, modelNumber, makers, modelInfo, modelSource, modelEstimated, advice } = report;
  const all: readonly Candidate[] = report.decoding.candidates;
  const first = all[report.picked];
  if (first === undefined) throw new Error("a report is about a date that it does not have");
  const { settled = [] } = report;
  const others = remainingCandidates(all, settled).filter((candidate) => candidate !== first);
  return {
    label,
    serialNumber,
    modelNumber,
    candidates: [first, ...others],
    isChosen: report.picked > 0 && others.length > 0,
    settled: settled.map(({ answer, rulesOut }) => ({
      answer: answer.text,
      ruledOut: all.filter(({ date }) => rulesOut.includes(date)),
      reason: answer.reason,
    })),
    modelMaySettle: modelMaySettle(findBrand(report.brand), modelNumber, [first, ...others]),
    today: report.ageToday.on,
    checkedOn: report.ageAtCheck.on,
    kind: advice.type,
    makers,
    modelInfo,
    modelSource,
    modelEstimated,
    // Recalls are listed by brand.
    recalls: report.brand === otherBrand ? undefined : advice.safety.matches,
    advice,
    brandName,
  };
}
