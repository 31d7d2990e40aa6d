import type { Report } from "@heater-age/client";
import type { Candidate } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import type { Choices } from "../../shared/check/choices.ts";
import { toolContext } from "../../shared/check/choices.server.ts";
import { aboutBrand, makersOf } from "../../shared/check/decode-input.ts";
import { reportPath } from "../../shared/report/report-path.ts";
import { codeOf } from "./code.server.ts";
import type { ShownReport } from "./report-data.ts";

/**
 * Makes what the page shows of what the API says.
 *
 * @param origin Where the site stands in public.
 */
export function showReport(report: Report, language: Language, origin: string): ShownReport {
  const { id, advice, checkedAt, decoderVersion, modelInfo, modelSource, modelEstimated } = report;
  const { brand, label, serialNumber: serial, modelNumber: model, ageAtCheck, ageToday } = report;
  const candidates = report.decoding.candidates as readonly Candidate[];
  const first = candidates[report.picked];
  if (first === undefined) throw new Error("A report has to be about one of its dates");
  const { settled = [] } = report;
  const ruledOut = new Set(settled.flatMap(({ rulesOut }) => rulesOut));
  const [second, ...others] = candidates.filter(
    (candidate) => candidate !== first && !ruledOut.has(candidate.date),
  );
  const input = { brand, serial, model };
  const today = ageToday.on;
  const address = origin + reportPath(language, id);
  return {
    state: "shown",
    id,
    advice,
    settled: settled.map(({ answer, rulesOut }) => ({
      answer: answer.text,
      ruledOut: candidates.filter(({ date }) => rulesOut.includes(date)),
      reason: answer.reason,
    })),
    checkedAt,
    checkedOn: ageAtCheck.on,
    decoderVersion,
    ...(modelInfo === undefined ? {} : { modelInfo }),
    ...(modelSource === undefined ? {} : { modelSource }),
    ...(modelEstimated === undefined ? {} : { modelEstimated }),
    outcome: {
      ...aboutBrand(brand),
      input,
      label,
      today,
      recording: "recorded",
      // As with a check: who it may be says the API, and the dates under each come with their words here.
      ...(report.makers === undefined ? {} : { makers: makersOf(input, today) }),
      decoding:
        second === undefined
          ? { status: "decoded", candidates: [first] }
          : { status: "ambiguous", candidates: [first, second, ...others] },
    },
    choices: namesIn(candidates),
    address,
    code: codeOf(address),
  };
}

/** The brands that reasons speak of. The page needs no others. */
function namesIn(candidates: readonly Candidate[]): Choices {
  const named = new Set(
    candidates.flatMap(({ reasons }) => reasons.map(({ values }) => String(values?.["brand"] ?? ""))),
  );
  const { first, more } = toolContext.choices;
  return { first: [], more: [...first, ...more].filter(({ value }) => named.has(value)) };
}
