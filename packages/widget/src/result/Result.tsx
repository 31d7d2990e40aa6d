import { otherBrand } from "@heater-age/decoder/check";
import { useState } from "preact/hooks";
import type { AdviceSlots } from "../advice/Advice.tsx";
import { fullResult } from "../check/full-result.ts";
import type { FormInput, Recording, ShownResult } from "../check/run-check.ts";
import { lazyPart } from "../lazy/lazy-part.tsx";
import { useTranslator } from "../translator/translator.ts";
import { Icon } from "../view/Icon.tsx";
import { Notice } from "../view/Notice.tsx";
import { Unreadable } from "./Unreadable.tsx";
import { Verdict } from "./Verdict.tsx";

const LaterAdvice = lazyPart(() => import("../advice/part.ts"));
const LaterMakers = lazyPart(() => import("../makers/part.ts"));

/** Renders a note if a check was not recorded. */
function NotRecorded({ recording }: { readonly recording: Recording | undefined }) {
  const { formatMessage } = useTranslator();
  if (recording === undefined || recording.kind === "recorded") return <Notice />;
  return (
    <Notice>
      <strong>{formatMessage({ id: "result.notRecorded" })}</strong>{" "}
      {recording.kind === "refused" && recording.message}
      {recording.kind === "no-answer" && formatMessage({ id: "result.notRecordedOffline" })}
    </Notice>
  );
}

/** Renders the result of a check: a verdict, or what may help if there is none. */
export function Result({
  result,
  api,
  href,
  onTry,
  onStartAgain,
}: {
  readonly result: ShownResult;
  /** Address of the API. Empty: no requests. */
  readonly api: string;
  /** Address of the website, which shows more. */
  readonly href: string;
  readonly onTry: (change: Partial<FormInput>) => void;
  readonly onStartAgain: (input: Partial<FormInput>) => void;
}) {
  const { formatMessage } = useTranslator();
  const [advice, setAdvice] = useState<AdviceSlots>({});
  const { brand, serialNumber, modelNumber, makers } = result;
  const isModel = !result.success && result.problem.code === "looks-like-model";
  const more = fullResult(href, result.input, document.baseURI);
  // Always in the page, so that screen readers announce its content when it changes.
  const alert = <div role="status">{advice.alert}</div>;
  return (
    <section class="result" part="result" aria-labelledby="result">
      {result.success ? (
        <Verdict result={result} actions={advice.actions}>
          {alert}
        </Verdict>
      ) : (
        <Unreadable result={result} onTry={onTry}>
          {alert}
        </Unreadable>
      )}
      {makers !== undefined && (
        <LaterMakers
          makers={makers}
          // With a date, the likeliest maker is enough. Without one, the maker leads to a date.
          shown={result.success ? 1 : 3}
          onTry={onTry}
        />
      )}
      {api !== "" && brand !== otherBrand && (
        <LaterAdvice
          key={`${brand} ${serialNumber} ${modelNumber}`}
          api={api}
          result={result}
          onAdvice={setAdvice}
        />
      )}
      <div class="end">
        <NotRecorded recording={result.recording} />
        <div class="buttons">
          {isModel && (
            <button
              class="button leading"
              part="button"
              type="button"
              onClick={() => onStartAgain({ brand, modelNumber: serialNumber })}
            >
              <Icon name="pencil" />
              {formatMessage({ id: "result.toModelField" })}
            </button>
          )}
          <button
            class={isModel ? "button" : "button leading"}
            part="button"
            type="button"
            onClick={() => onStartAgain(result.success ? {} : { brand })}
          >
            <Icon name="again" />
            {formatMessage({ id: result.success ? "result.checkAnother" : "result.tryAgain" })}
          </button>
          {more !== undefined && (
            <a class="button" part="button" href={more}>
              <Icon name="link" />
              {formatMessage({ id: "result.dialogMore" })}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
