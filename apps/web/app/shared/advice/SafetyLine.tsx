import type { Language } from "@heater-age/messages";
import type { CheckInput } from "../check/input.ts";
import { WithTexts } from "../texts/WithTexts.tsx";
import { adviceAreas } from "../texts/areas.ts";
import { SafetyAnnouncement } from "./Safety.tsx";
import { useAdvice } from "./use-advice.ts";

/** What the line takes. */
export interface SafetyLineProps {
  readonly language: Language;
  readonly input: CheckInput;
  /** Whether the notices themselves can be led to from here. */
  readonly linked: boolean;
}

/** Says near the date that a safety notice covers the heater or may cover it, once the advice has arrived. */
export function SafetyLine({ language, input, linked }: SafetyLineProps) {
  // The same request as that of the sections, and so made once.
  const [{ advice }] = useAdvice(language, input);
  return advice === undefined ? null : (
    <WithTexts language={language} areas={adviceAreas} otherwise="without">
      <SafetyAnnouncement safety={advice.safety} linked={linked} />
    </WithTexts>
  );
}
