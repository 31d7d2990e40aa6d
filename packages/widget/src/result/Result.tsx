import { datesText } from "@heater-age/messages/format";
import { useState } from "preact/hooks";
import type { AdviceProps, AdviceSlots } from "../advice/Advice.tsx";
import { afterResult } from "../lazy/after-result.tsx";
import { type CheckInput, isBuiltByOthers, OTHER, type Outcome } from "../check/run-check.ts";
import { fullResult } from "../check/full-result.ts";
import type { MakersProps } from "../makers/Makers.tsx";
import type { Recording } from "../check/record-check.ts";
import { useTranslator } from "../translator/translator.ts";
import { BrandChips } from "../view/BrandChips.tsx";
import { Icon } from "../view/Icon.tsx";
import { Unreadable } from "./Unreadable.tsx";
import { Verdict } from "./Verdict.tsx";

/** What the result takes. */
export interface ResultProps {
  readonly outcome: Outcome;
  /** What became of its record; nothing when none is kept, or as long as it is not known. */
  readonly recording: Recording | undefined;
  /** Where the API is. Empty: nothing is asked. */
  readonly api: string;
  /** Address of the website that has more to say. */
  readonly href: string;
  readonly onTry: (change: Partial<CheckInput>) => void;
  readonly onStartAgain: (input: Partial<CheckInput>) => void;
}

const LaterAdvice = afterResult<AdviceProps>(() => import("../advice/part.ts"));
const LaterMakers = afterResult<MakersProps>(() => import("../makers/part.ts"));

const troubles = {
  "not-stored": "result.notRecordedStore",
  "no-answer": "result.notRecordedOffline",
} as const;

/** Says so when a check was not recorded. Always there, so that it is read aloud when it comes. */
function NotRecorded({ recording }: { readonly recording: Recording | undefined }) {
  const { formatMessage } = useTranslator();
  const trouble =
    recording === undefined || recording.kind === "recorded"
      ? undefined
      : recording.kind === "refused"
        ? recording.message
        : formatMessage({ id: troubles[recording.kind] });
  return (
    <div role="status">
      {trouble === undefined ? null : (
        <p class="notice" part="notice">
          <Icon name="alert" />
          <span>
            <strong>{formatMessage({ id: "result.notRecorded" })}</strong> {trouble}
          </span>
        </p>
      )}
    </div>
  );
}

/** The answer to a check: a verdict, or what may help when there is none. */
export function Result({ outcome, recording, api, href, onTry, onStartAgain }: ResultProps) {
  const translator = useTranslator();
  const { formatMessage } = translator;
  const [advice, setAdvice] = useState<AdviceSlots>({});
  const { decoding, input } = outcome;
  const isModel = decoding.status === "unreadable" && decoding.problem.code === "looks-like-model";
  const more = fullResult(href, input, document.baseURI);
  // Always there, so that it is read aloud when it comes.
  const line = <div role="status">{advice.alert}</div>;
  const key = Object.values(input).join(" ");
  return (
    <section class="result" part="result" aria-labelledby="result">
      {decoding.status === "unreadable" ? (
        <Unreadable outcome={outcome} problem={decoding.problem} onTry={onTry}>
          {line}
        </Unreadable>
      ) : (
        <Verdict outcome={outcome} candidates={decoding.candidates} actions={advice.actions}>
          {line}
        </Verdict>
      )}
      {isBuiltByOthers(input.brand) ? (
        <LaterMakers
          key={key}
          outcome={outcome}
          chips={(brands) => <BrandChips brands={brands} onTry={onTry} />}
          dates={(candidates) => datesText(translator, candidates)}
        />
      ) : null}
      {api === "" || input.brand === OTHER ? null : (
        <LaterAdvice key={key} api={api} outcome={outcome} onAdvice={setAdvice} />
      )}
      <div class="end">
        <NotRecorded recording={recording} />
        <div class="buttons">
          {isModel ? (
            <button
              class="button leading"
              part="button"
              type="button"
              onClick={() => onStartAgain({ brand: input.brand, model: input.serial })}
            >
              <Icon name="pencil" />
              {formatMessage({ id: "result.toModelField" })}
            </button>
          ) : null}
          <button
            class={isModel ? "button" : "button leading"}
            part="button"
            type="button"
            onClick={() => onStartAgain(decoding.status === "unreadable" ? { brand: input.brand } : {})}
          >
            <Icon name="again" />
            {decoding.status === "unreadable"
              ? formatMessage({ id: "result.tryAgain" })
              : formatMessage({ id: "result.checkAnother" })}
          </button>
          {more === undefined ? null : (
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
