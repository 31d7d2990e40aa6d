import type { Subject } from "@heater-age/report";
import { choiceOf } from "../../shared/check/choices.ts";
import { plannedKind } from "../../shared/check/planned-kind.ts";
import type { ShownReport } from "./report-data.ts";

/** Returns what a report is printed from. */
export function subjectOfReport(report: ShownReport): Subject {
  const { advice, check, checkedOn, choices, isChosen, settled } = report;
  const { modelEstimated, modelInfo, modelSource } = report;
  const { label, modelSettles = false, result, today } = check;
  const { decoding, makers, modelNumber, serialNumber } = result;
  return {
    label,
    serialNumber,
    modelNumber,
    candidates: decoding.candidates,
    isChosen,
    settled,
    modelSettles,
    today,
    checkedOn,
    kind: plannedKind(advice.type),
    makers,
    modelInfo,
    modelSource,
    modelEstimated,
    advice,
    brandName: (slug) => choiceOf(choices, slug)?.label,
  };
}
