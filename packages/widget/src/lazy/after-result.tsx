import type { TextFunctions } from "@heater-age/messages/format";
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Translator, TranslatorProvider, useTranslator } from "../translator/translator.ts";

/** A part of a result, with where its texts are. */
export interface LazyPart<Props> {
  readonly View: ComponentType<Props>;
  /** By language. */
  readonly texts: Readonly<Record<string, () => Promise<TextFunctions>>>;
}

/**
 * Makes a component of a part that is fetched once the result is shown. Where the part cannot be fetched, it shows
 * nothing.
 */
export function afterResult<Props extends object>(
  load: () => Promise<LazyPart<Props>>,
): ComponentType<Props> {
  return function AfterResult(props) {
    const base = useTranslator();
    const [part, setPart] = useState<{
      readonly View: ComponentType<Props>;
      readonly translator: Translator;
    }>();
    useEffect(() => {
      let cancelled = false;
      const fetchPart = async () => {
        const { View, texts } = await load();
        const more = await texts[base.locale]?.();
        if (!cancelled && more !== undefined) setPart({ View, translator: base.with(more) });
      };
      fetchPart().catch(() => undefined);
      return () => {
        cancelled = true;
      };
    }, [base]);
    return part === undefined ? null : (
      <TranslatorProvider value={part.translator}>
        <part.View {...props} />
      </TranslatorProvider>
    );
  };
}
