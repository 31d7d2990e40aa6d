import type { Subject } from "@heater-age/report";
import { recallsOf } from "../advice/recalls.ts";
import { choiceOf } from "../check/choices.ts";
import { checkQuery } from "../check/input.ts";
import { PrintedSheet } from "../printed/PrintedSheet.tsx";
import { useOrigin } from "../share/use-origin.ts";
import { reportAreas } from "../texts/areas.ts";
import { WithTexts } from "../texts/WithTexts.tsx";
import type { Heater } from "./heater.ts";

function subjectOf({
  advice: { advice },
  check,
  choices,
  isChosen,
  kind,
  model,
  userInput,
}: Heater): Subject {
  const { label, modelSettles = false, result, today } = check;
  const { decoding, makers, modelNumber, serialNumber } = result;
  const known = model.status === "found" ? model.known : undefined;
  return {
    label,
    serialNumber,
    modelNumber,
    candidates: decoding.candidates,
    isChosen,
    settled: [],
    modelSettles,
    today,
    checkedOn: today,
    kind,
    makers,
    modelInfo: known?.modelInfo,
    modelSource: known?.source,
    modelEstimated: known?.estimated,
    advice: advice && {
      ...advice,
      safety: { ...advice.safety, matches: recallsOf(advice, userInput.hasTank === true) },
    },
    brandName: (slug) => choiceOf(choices, slug)?.label,
  };
}

/** A result on paper: the sheet that a report has. */
export function PrintedResult({ heater }: { readonly heater: Heater }) {
  const origin = useOrigin();
  const { check, language, path } = heater;
  return (
    <WithTexts language={language} areas={reportAreas}>
      <PrintedSheet
        subject={subjectOf(heater)}
        origin={origin === "" ? undefined : origin}
        address={origin === "" ? undefined : origin + path + checkQuery(check.input)}
        id={undefined}
      />
    </WithTexts>
  );
}
