import type { Subject } from "@heater-age/report";
import { findRecalls } from "../advice/recalls.ts";
import { findChoice } from "../check/choices.ts";
import type { Heater } from "../result/heater.ts";

/** Returns the data that a heater's sheet is printed from. */
export function toSubject({
  advice: { advice },
  check,
  choices,
  isChosen,
  kind,
  model,
  recalls,
  userInput,
}: Heater): Subject {
  const { label, modelMaySettle = false, result, today } = check;
  const { decoding, makers, modelNumber, serialNumber } = result;
  const known = model.status === "found" ? model.known : undefined;
  return {
    label,
    serialNumber,
    modelNumber,
    candidates: decoding.candidates,
    isChosen,
    settled: [],
    modelMaySettle,
    today,
    checkedOn: today,
    kind,
    installed: userInput.installed,
    makers,
    modelInfo: known?.modelInfo,
    modelSource: known?.source,
    modelEstimated: known?.estimated,
    recalls,
    advice: advice && {
      ...advice,
      safety: { ...advice.safety, matches: findRecalls(advice, userInput.hasTank === true) },
    },
    brandName: (slug) => findChoice(choices, slug)?.label,
  };
}
