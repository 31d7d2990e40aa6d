import type { Advice as Answer } from "@heater-age/client";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { advise } from "../api/requests.ts";
import type { ShownResult } from "../check/run-check.ts";
import { createSheet } from "../styles/sheets.ts";
import { TranslatorProvider, useTranslator } from "../translator/translator.ts";
import text from "./advice.css";
import { Care } from "./Care.tsx";
import { type Kind, Life } from "./Life.tsx";
import { Safety, SafetyLine } from "./Safety.tsx";
import { Warranty } from "./Warranty.tsx";

/** Advice that is shown outside of its own section. */
export interface AdviceSlots {
  /** Below the date. */
  readonly alert?: ComponentChildren;
  /** Instead of the actions for the age alone. */
  readonly actions?: ComponentChildren;
}

/**
 * Renders the API's advice for a date: safety notices, warranty, remaining life, and actions that replace those for
 * the age alone. Without a date, renders the brand's notices. Renders nothing if the API doesn't respond.
 */
export function Advice({
  api,
  result: { input, success },
  onAdvice,
}: {
  /** Address of the API, without `/api`. */
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
    // Rendered outside of the lazy part, where its texts are not available.
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
    const sheet = createSheet(text);
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
