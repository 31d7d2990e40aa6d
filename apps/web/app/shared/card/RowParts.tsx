import { ModelSection } from "../model/ModelSection.tsx";
import { knownAge } from "../result/known-age.ts";
import type { Heater } from "../heater/heater.ts";
import { Makers } from "./Makers.tsx";
import { ModelForm } from "./ModelForm.tsx";
import { Proof } from "./Proof.tsx";
import { SureFacts } from "./SureFacts.tsx";

/** Rows whose content needs no advice. */
export type RowPartName = "makers" | "model" | "sure";

/** Props of the part. */
export interface RowPartProps {
  readonly part: RowPartName;
  readonly heater: Heater;
  /** Whether data can be entered, unlike in a report. */
  readonly canEnter: boolean;
  readonly onAskForModel?: () => void;
}

const unchanged = () => undefined;

/** Renders the content of a row that only needs the check itself: its confidence, the model, the likely makers. */
export function RowPart({ part, heater, canEnter, onAskForModel = unchanged }: RowPartProps) {
  const { check, choices, language, model, path } = heater;
  const [first] = check.result.decoding.candidates;
  if (part === "makers") return <Makers check={check} path={path} shown={1} />;
  if (part === "sure") {
    return (
      <>
        <SureFacts candidate={first} choices={choices} />
        <Proof language={language} check={check} />
      </>
    );
  }
  return (
    <>
      <ModelSection
        state={model}
        model={check.result.modelNumber}
        age={knownAge(check.result)}
        onAskAgain={onAskForModel}
      />
      {canEnter ? <ModelForm path={path} input={check.input} /> : null}
    </>
  );
}
