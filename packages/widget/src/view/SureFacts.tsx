import type { Candidate, Confidence, Source } from "@heater-age/decoder";
import type { Texts } from "../generated/languages.ts";
import { reasonText } from "../reason-text.ts";
import { useSpeech } from "../speech.ts";
import { Icon } from "./Icon.tsx";

const confidences = {
  high: "confidenceHigh",
  medium: "confidenceMedium",
  low: "confidenceLow",
} as const satisfies Record<Confidence, keyof Texts["result"]>;

const kinds = {
  maker: "sourceMaker",
  regulator: "sourceRegulator",
  trade: "sourceTrade",
  compiled: "sourceCompiled",
} as const satisfies Record<Source["kind"], keyof Texts["result"]>;

/** The title that a source has itself, in English, and what kind of source it is. */
function SourceName({ source: { title, url, kind } }: { readonly source: Source }) {
  const { texts } = useSpeech();
  // It has no title: nobody can look it up.
  if (kind === "compiled" && url === undefined) return <>{texts.result.sourceUnpublished}</>;
  return (
    <>
      {url === undefined ? (
        <span lang="en">{title}</span>
      ) : (
        <a class="link" part="link" lang="en" href={url}>
          {title}
        </a>
      )}{" "}
      <span class="quiet">({texts.result[kinds[kind]]})</span>
    </>
  );
}

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
            <ul>
              {candidate.sources.map((source) => (
                <li key={`${source.title} ${source.url ?? ""}`}>
                  <SourceName source={source} />
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </details>
  );
}
