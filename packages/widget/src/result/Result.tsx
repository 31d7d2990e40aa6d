import type { CheckInput } from "@heater-age/decoder/check";
import { fullResult } from "../check/full-result.ts";
import type { Recording, ShownResult } from "../check/run-check.ts";
import { useTranslator } from "../translator/translator.ts";
import { Icon } from "../view/Icon.tsx";
import { Notice } from "../view/Notice.tsx";
import { Unreadable } from "./Unreadable.tsx";
import { Verdict } from "./Verdict.tsx";

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
  href,
  onTry,
  onStartAgain,
}: {
  readonly result: ShownResult;
  /** Address of the website, which shows more. */
  readonly href: string;
  readonly onTry: (change: Partial<CheckInput>) => void;
  readonly onStartAgain: (input: Partial<CheckInput>) => void;
}) {
  const { formatMessage } = useTranslator();
  const more = fullResult(href, result.input, document.baseURI);
  return (
    <section class="result" part="result" aria-labelledby="result">
      {result.success ? <Verdict result={result} /> : <Unreadable result={result} onTry={onTry} />}
      <div class="end">
        <NotRecorded recording={result.recording} />
        <div class="buttons">
          <button
            class="button leading"
            part="button"
            type="button"
            onClick={() => onStartAgain(result.success ? {} : { brand: result.brand })}
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
