import { PrintedSheet } from "../printed/PrintedSheet.tsx";
import { useOrigin } from "../share/use-origin.ts";
import { reportAreas } from "../texts/areas.ts";
import { WithTexts } from "../texts/WithTexts.tsx";
import { type Heater, resultPath } from "../heater/heater.ts";
import { subjectOf } from "./subject-of.ts";

/** Renders a result as the same printed sheet as a report. */
export function PrintedResult({ heater }: { readonly heater: Heater }) {
  const origin = useOrigin();
  const { language } = heater;
  return (
    <WithTexts language={language} areas={reportAreas}>
      <PrintedSheet
        subject={subjectOf(heater)}
        origin={origin === "" ? undefined : origin}
        address={origin === "" ? undefined : origin + resultPath(heater)}
        id={undefined}
      />
    </WithTexts>
  );
}
