import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useSpeech } from "./speech.ts";

/** What a part takes, and its texts. */
export type WithTexts<Props, Said> = Props & { readonly said: Said };

/** A part of a result, with where its texts are. */
export interface Part<Props, Said> {
  readonly View: ComponentType<WithTexts<Props, Said>>;
  /** By language. */
  readonly texts: Readonly<Record<string, () => Promise<Said>>>;
}

/**
 * A part of a result that is fetched once the result is shown, which nobody then waits longer for. Where it cannot be
 * fetched the result does without.
 *
 * @example
 * const LaterAdvice = afterwards<AdviceProps, AdviceTexts>(() => import("./advice/part.ts"));
 * <LaterAdvice api={api} outcome={outcome} onTell={tell} />
 */
export function afterwards<Props extends object, Said>(
  load: () => Promise<Part<Props, Said>>,
): ComponentType<Props> {
  return function Afterwards(props) {
    const { language } = useSpeech();
    const [shown, setShown] = useState<{ readonly View: Part<Props, Said>["View"]; readonly said: Said }>();
    useEffect(() => {
      let left = false;
      const bring = async () => {
        const { View, texts } = await load();
        const said = await texts[language]?.();
        if (!left && said !== undefined) setShown({ View, said });
      };
      bring().catch(() => undefined);
      return () => {
        left = true;
      };
    }, [language]);
    return shown === undefined ? null : <shown.View {...props} said={shown.said} />;
  };
}
