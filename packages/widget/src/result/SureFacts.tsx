import type { Candidate } from "@heater-age/decoder";
import { confidenceText, reasonText } from "@heater-age/messages/format";
import { findLabel } from "../brands/brand-choices.ts";
import { useTranslator } from "../translator/translator.ts";
import { Icon } from "../view/Icon.tsx";
import { SourceList } from "../view/SourceList.tsx";

/** Renders confidence, reasons and sources of a reading, folded. */
export function SureFacts({ candidate }: { readonly candidate: Candidate }) {
  const translator = useTranslator();
  const { formatMessage } = translator;
  return (
    <details class="sure" part="section">
      <summary>
        <Icon name="chevron" />
        {formatMessage({ id: "result.sureHeading" })}
      </summary>
      <dl class="facts">
        <div>
          <dt>{formatMessage({ id: "result.confidence" })}</dt>
          <dd>{confidenceText(translator, candidate)}</dd>
        </div>
        <div>
          <dt>{formatMessage({ id: "result.why" })}</dt>
          <dd>
            <ul>
              {candidate.reasons.map((reason) => {
                const text = reasonText(translator, findLabel, reason);
                return <li key={text}>{text}</li>;
              })}
            </ul>
          </dd>
        </div>
        <div>
          <dt>{formatMessage({ id: "result.sources" })}</dt>
          <dd>
            <SourceList sources={candidate.sources} />
          </dd>
        </div>
      </dl>
    </details>
  );
}
