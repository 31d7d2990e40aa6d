import type { Candidate, Confidence } from "@heater-age/decoder";
import type { Texts } from "../generated/languages.ts";
import { reasonText } from "../view/reason-text.ts";
import { useSpeech } from "../translator/translator.ts";
import { Icon } from "../view/Icon.tsx";
import { SourceList } from "../view/SourceList.tsx";

const confidences = {
  high: "confidenceHigh",
  medium: "confidenceMedium",
  low: "confidenceLow",
} as const satisfies Record<Confidence, keyof Texts["result"]>;

/** Confidence, reasons and sources of a reading, folded away. */
export function SureFacts({ candidate }: { readonly candidate: Candidate }) {
  const speech = useSpeech();
  const { texts } = speech;
  return (
    <details class="sure" part="section">
      <summary>
        <Icon name="chevron" />
        {texts.result.sureHeading}
      </summary>
      <dl class="facts">
        <div>
          <dt>{texts.result.confidence}</dt>
          <dd>{texts.result[confidences[candidate.confidence]]}</dd>
        </div>
        <div>
          <dt>{texts.result.why}</dt>
          <dd>
            <ul>
              {candidate.reasons.map((reason) => {
                const text = reasonText(speech, reason);
                return <li key={text}>{text}</li>;
              })}
            </ul>
          </dd>
        </div>
        <div>
          <dt>{texts.result.sources}</dt>
          <dd>
            <SourceList sources={candidate.sources} />
          </dd>
        </div>
      </dl>
    </details>
  );
}
