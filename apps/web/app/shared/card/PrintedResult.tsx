import { PrintedSheet } from "../report/PrintedSheet.tsx";
import { useOrigin } from "../share/use-origin.ts";
import { type Heater, resultPath } from "../result/heater.ts";
import { toSubject } from "./subject-of.ts";

/** Renders a result as the same printed sheet as a report. */
export function PrintedResult({ heater }: { readonly heater: Heater }) {
  const origin = useOrigin();
  return (
    <PrintedSheet
      subject={toSubject(heater)}
      origin={origin === "" ? undefined : origin}
      address={origin === "" ? undefined : origin + resultPath(heater)}
      id={undefined}
    />
  );
}
