import { plannedKind } from "../../shared/card/heater.ts";
import { choiceOf } from "../../shared/check/choices.ts";
import { PrintedSheet } from "../../shared/printed/PrintedSheet.tsx";
import type { ShownReport } from "./report-data.ts";

/** A report on paper. */
export function PrintedReport({ report }: { readonly report: ShownReport }) {
  const { advice, check, checkedOn, choices, id, isChosen, link, settled } = report;
  const { modelEstimated, modelInfo, modelSource } = report;
  const { label, modelSettles = false, result, today } = check;
  const { decoding, makers, modelNumber, serialNumber } = result;
  return (
    <PrintedSheet
      subject={{
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
      }}
      origin={link?.origin}
      address={link?.address}
      id={id}
    />
  );
}
