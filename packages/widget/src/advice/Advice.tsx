import type { Advice as Answer } from "@heater-age/client";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Outcome } from "../check/run-check.ts";
import { TranslatorProvider, useTranslator } from "../translator/translator.ts";
import { adviceSheet } from "./advice-sheet.ts";
import { advise } from "./advise.ts";
import { Care } from "./Care.tsx";
import { type Kind, Life } from "./Life.tsx";
import { Safety, SafetyLine } from "./Safety.tsx";
import { Warranty } from "./Warranty.tsx";

/** What the advice takes. */
export interface AdviceProps {
  /** Where the API is, without `/api`. */
  readonly api: string;
  readonly outcome: Outcome;
  readonly onAdvice: (slots: AdviceSlots) => void;
}

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
export function Advice({ api, outcome: { input, decoding }, onAdvice }: AdviceProps) {
  const translator = useTranslator();
  const [kind, setKind] = useState<Kind>();
  const [advice, setAdvice] = useState<Answer>();
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    let cancelled = false;
    const ask = async () => {
      const answer = await advise(api, input, translator.locale, kind);
      if (!cancelled && answer !== undefined) setAdvice(answer);
    };
    void ask();
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
    const sheet = adviceSheet();
    if (!tree.adoptedStyleSheets.includes(sheet)) tree.adoptedStyleSheets.push(sheet);
  }, []);

  return (
    <div class="later" ref={place}>
      {advice === undefined ? null : (
        <>
          <Safety safety={advice.safety} heading={heading} />
          {decoding.status === "unreadable" ? null : (
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
