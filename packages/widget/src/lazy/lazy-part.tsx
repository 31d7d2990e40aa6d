import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import {
  type TextKeys,
  type TextList,
  type Translator,
  TranslatorProvider,
  useTranslator,
} from "../translator/translator.ts";

/** A part in its own file, with its texts. */
export interface LazyPart<Props> {
  readonly View: ComponentType<Props>;
  readonly keys: TextKeys;
  /** By language. */
  readonly lists: Readonly<Record<string, () => Promise<TextList>>>;
}

/** Creates a component for a part that is loaded when it is shown. Its children are shown until then. */
export function lazyPart<Props extends object>(load: () => Promise<LazyPart<Props>>): ComponentType<Props> {
  return function Lazy(props) {
    const base = useTranslator();
    const [part, setPart] = useState<{ View: ComponentType<Props>; translator: Translator }>();
    useEffect(() => {
      let cancelled = false;
      const fetchPart = async () => {
        const { View, keys, lists } = await load();
        const list = await lists[base.locale]?.();
        if (!cancelled && list !== undefined) setPart({ View, translator: base.with(keys, list) });
      };
      fetchPart().catch(() => undefined);
      return () => {
        cancelled = true;
      };
    }, [base]);
    if (part === undefined) return <>{props.children}</>;
    return (
      <TranslatorProvider value={part.translator}>
        <part.View {...props} />
      </TranslatorProvider>
    );
  };
}
