import { otherBrand } from "@heater-age/decoder/check";
import type { Language } from "@heater-age/messages";
import { pathIn } from "../../seo/paths.ts";
import type { Heater } from "../../shared/result/heater.ts";
import { plannedKind } from "../../shared/check/details.ts";
import type { ModelState } from "../../shared/result/use-model.ts";
import type { ShownReport } from "./report-data.ts";

function toModel({ check, modelEstimated = false, modelInfo, modelSource = "" }: ShownReport): ModelState {
  if (modelInfo !== undefined)
    return { status: "found", known: { modelInfo, source: modelSource, estimated: modelEstimated } };
  return { status: check.result.modelNumber === "" ? "none" : "unknown" };
}

/** Returns the heater of a report as props for the parts of a result. */
export const heaterOfReport = (report: ShownReport, language: Language): Heater => ({
  language,
  check: report.check,
  isChosen: report.isChosen,
  choices: report.choices,
  path: pathIn(language, "/"),
  kind: plannedKind(report.advice.type),
  model: toModel(report),
  advice: { advice: report.advice, loading: false },
  recalls: report.check.result.brand === otherBrand ? undefined : report.advice.safety.matches,
  answered: [],
  userInput: {},
});
