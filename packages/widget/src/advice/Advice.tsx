import type { Advice as Answer } from "@heater-age/client";
import { useEffect, useRef, useState } from "preact/hooks";
import type { WithTexts } from "../afterwards.tsx";
import type { Outcome } from "../check.ts";
import type { AdviceTexts } from "../generated/advice-texts.ts";
import { useSpeech } from "../speech.ts";
import type { Told } from "../view/Result.tsx";
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
  /** Takes what stands among what is shown at once. */
  readonly onTell: (told: Told) => void;
}

/**
 * What follows from a date, in the words of the API: safety notices, warranty, remaining life, and what to do in the
 * place of what the age alone says. Without a date the notices of the brand. Nothing when the API does not answer.
 */
export function Advice({
  api,
  outcome: { input, decoding },
  onTell,
  said,
}: WithTexts<AdviceProps, AdviceTexts>) {
  const { language } = useSpeech();
  const [kind, setKind] = useState<Kind>();
  const [advice, setAdvice] = useState<Answer>();
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    let left = false;
    const ask = async () => {
      const answer = await advise(api, input, language, kind);
      if (!left && answer !== undefined) setAdvice(answer);
    };
    void ask();
    return () => {
      left = true;
    };
  }, [api, input, language, kind]);

  useEffect(() => {
    if (advice === undefined) return undefined;
    const { safety, care } = advice;
    const read = () => heading.current?.focus();
    onTell({
      line:
        safety.answer === "no-match" ? undefined : <SafetyLine safety={safety} said={said} onRead={read} />,
      doing: care.actions.length === 0 ? undefined : <Care care={care} said={said} />,
    });
    return () => onTell({});
  }, [advice, said, onTell]);

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
          <Safety safety={advice.safety} said={said} heading={heading} />
          {decoding.status === "unreadable" ? null : (
            <div class="advice">
              <Warranty warranty={advice.warranty} said={said} />
              <Life advice={advice} kind={kind} onKind={setKind} said={said} />
            </div>
          )}
        </>
      )}
    </div>
  );
}
