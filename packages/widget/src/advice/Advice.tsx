import type { Advice as Answer } from "@heater-age/client";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { advise } from "../api/requests.ts";
import type { ShownResult } from "../check/run-check.ts";
import { sheetOf } from "../styles/sheets.ts";
import { TranslatorProvider, useTranslator } from "../translator/translator.ts";
import text from "./advice.css";
import { Care } from "./Care.tsx";
import { type Kind, Life } from "./Life.tsx";
import { Safety, SafetyLine } from "./Safety.tsx";
import { Warranty } from "./Warranty.tsx";

/** Advice that is shown outside of its own section. */
export interface AdviceSlots {
  /** Beneath the date. */
  readonly alert?: ComponentChildren;
  /** In the place of what the age alone says to do. */
  readonly actions?: ComponentChildren;
}

/**
 * What follows from a date, in the words of the API: safety notices, warranty, remaining life, and what to do in the
 * place of what the age alone says. Without a date the notices of the brand. Nothing when the API does not answer.
 */
export function Advice({
  api,
  result: { input, success },
  onAdvice,
}: {
  /** Where the API is, without `/api`. */
  readonly api: string;
  readonly result: ShownResult;
  readonly onAdvice: (slots: AdviceSlots) => void;
}) {
  const translator = useTranslator();
  const [kind, setKind] = useState<Kind>();
  const [advice, setAdvice] = useState<Answer>();
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    let cancelled = false;
    const show = (answer: Answer) => {
      if (!cancelled) setAdvice(answer);
    };
    const heater = { ...input, ...(kind !== undefined && { type: kind }) };
    advise(api, heater, translator.locale).then(show, () => undefined);
    return () => {
      cancelled = true;
    };
  }, [api, input, translator.locale, kind]);

  useEffect(() => {
    if (advice === undefined) return undefined;
    const { safety, care } = advice;
    // They are shown outside of the part, where its texts are not known.
    const withTexts = (children: ComponentChildren) => (
      <TranslatorProvider value={translator}>{children}</TranslatorProvider>
    );
    const read = () => heading.current?.focus();
    onAdvice({
      alert:
        safety.answer === "no-match" ? undefined : withTexts(<SafetyLine safety={safety} onRead={read} />),
      actions: care.actions.length === 0 ? undefined : withTexts(<Care care={care} />),
    });
    return () => onAdvice({});
  }, [advice, translator, onAdvice]);

  useEffect(() => {
    const tree = place.current?.getRootNode();
    if (!(tree instanceof ShadowRoot)) return;
    const sheet = sheetOf(text);
    if (!tree.adoptedStyleSheets.includes(sheet)) tree.adoptedStyleSheets.push(sheet);
  }, []);

  return (
    <div class="later" ref={place}>
      {advice !== undefined && (
        <>
          <Safety safety={advice.safety} heading={heading} />
          {success && (
            <div class="advice">
              <Warranty warranty={advice.warranty} />
              <Life advice={advice} kind={kind} onKind={setKind} />
            </div>
          )}
        </>
      )}
    </div>
  );
}
