import type { Report } from "@heater-age/client";
import type { Candidate } from "@heater-age/decoder";
import { datedFields } from "@heater-age/decoder/check";
import type { MakerSummary } from "@heater-age/decoder/makers";
import type { Choices } from "../../shared/check/choices.ts";
import { toolContext } from "../../shared/check/tool-context.ts";
import { showCheck } from "../../shared/check/check-here.ts";
import type { ShownReport } from "./report-data.ts";

/**
 * Returns a report of the API as data for its page.
 *
 * @param origin Public origin of the site. `undefined` if it is unknown.
 */
export function showReport(report: Report, origin: string | undefined): ShownReport {
  const { id, advice, modelInfo, modelSource, modelEstimated } = report;
  const { preparedBy, phone, customer } = report;
  const { brand, label, serialNumber, modelNumber, ageAtCheck, ageToday, makers } = report;
  const candidates = report.decoding.candidates as readonly Candidate[];
  const first = candidates[report.picked];
  if (first === undefined) throw new Error("A report has to be about one of its dates");
  const { disambiguation = [] } = report;
  const ruledOut = new Set(disambiguation.flatMap(({ rulesOut }) => rulesOut));
  const others = candidates.filter((candidate) => candidate !== first && !ruledOut.has(candidate.date));
  const input = { brand, serial: serialNumber, model: modelNumber };
  const today = ageToday.on;
  const result = {
    brand,
    serialNumber,
    modelNumber,
    ...(makers && { makers: makers as readonly MakerSummary[] }),
    ...datedFields([first, ...others], today),
  };
  return {
    state: "shown",
    id,
    advice,
    disambiguation: disambiguation.map(({ answer, rulesOut }) => ({
      answer: answer.text,
      ruledOut: candidates.filter(({ date }) => rulesOut.includes(date)),
      reason: answer.reason,
    })),
    checkedOn: ageAtCheck.on,
    origin,
    ...(preparedBy === undefined ? {} : { preparedBy }),
    ...(phone === undefined ? {} : { phone }),
    ...(customer === undefined ? {} : { customer }),
    ...(modelInfo === undefined ? {} : { modelInfo }),
    ...(modelSource === undefined ? {} : { modelSource }),
    ...(modelEstimated === undefined ? {} : { modelEstimated }),
    check: { ...showCheck(input, result, today, "recorded"), label, result },
    choices: namesIn(candidates),
    isChosen: report.picked > 0 && others.length > 0,
  };
}

/** Returns the brands in reasons. The page needs no others. */
function namesIn(candidates: readonly Candidate[]): Choices {
  const named = new Set(
    candidates.flatMap(({ reasons }) => reasons.map(({ values }) => String(values?.["brand"] ?? ""))),
  );
  const { first, more } = toolContext.choices;
  return { first: [], more: [...first, ...more].filter(({ value }) => named.has(value)) };
}
