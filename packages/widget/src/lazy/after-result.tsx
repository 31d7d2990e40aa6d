import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useSpeech } from "../translator/translator.ts";

/** What a part takes, and its texts. */
export type WithTexts<Props, Said> = Props & { readonly said: Said };

/** A part of a result, with where its texts are. */
export interface Part<Props, Said> {
  readonly View: ComponentType<WithTexts<Props, Said>>;
  /** By language. */
  readonly texts: Readonly<Record<string, () => Promise<Said>>>;
}

/**
 * Makes a component of a part that is fetched once the result is shown. Where the part cannot be fetched, it shows
 * nothing.
 */
export function afterResult<Props extends object, Said>(
  load: () => Promise<Part<Props, Said>>,
): ComponentType<Props> {
  return function AfterResult(props) {
    const { language } = useSpeech();
    const [shown, setShown] = useState<{ readonly View: Part<Props, Said>["View"]; readonly said: Said }>();
    useEffect(() => {
      let cancelled = false;
      const bring = async () => {
        const { View, texts } = await load();
        const said = await texts[language]?.();
        if (!cancelled && said !== undefined) setShown({ View, said });
      };
      bring().catch(() => undefined);
      return () => {
        cancelled = true;
      };
    }, [language]);
    return shown === undefined ? null : <shown.View {...props} said={shown.said} />;
  };
}
