import { type Area, type Language, numberLocaleOf } from "@heater-age/messages";
import { createContext, type ReactNode, use, useEffect } from "react";
import { createIntl, type IntlConfig, type IntlShape, RawIntlProvider } from "react-intl";
import { loadAreas, type Texts } from "./load.ts";

/** The texts that a component inherits from its ancestors. */
export const OuterTexts = createContext<Texts>({});

/** Props of `WithTexts`. */
export interface WithTextsProps {
  readonly language: Language;
  readonly areas: readonly Area[];
  /**
   * What to render if the texts can't be loaded: the children with the texts of the previous page, or nothing.
   *
   * @default the error boundary
   */
  readonly otherwise?: "as-before" | "without";
  readonly children: ReactNode;
}

/** Adds the texts of some areas to those that its children inherit. Suspends until they are loaded. */
export function WithTexts({ language, areas, otherwise, children }: WithTextsProps) {
  const outer = use(OuterTexts);
  const added = use(awaitAreas(language, areas, otherwise === undefined));
  const texts = added === undefined ? outer : merge(outer, added);

  useEffect(() => {
    // The effect of the outermost component runs last.
    if (added !== undefined) before = { language, texts };
  }, [language, texts, added]);

  if (added !== undefined) return <IntlTexts {...{ language, texts, children }} />;
  if (otherwise === "without" || before === undefined) return null;
  return (
    <div lang={before.language}>
      <IntlTexts {...before}>{children}</IntlTexts>
    </div>
  );
}

interface TextsIn {
  readonly language: Language;
  readonly texts: Texts;
}

function IntlTexts({ language, texts, children }: TextsIn & { readonly children: ReactNode }) {
  return (
    <OuterTexts value={texts}>
      <RawIntlProvider value={intlFor(language, texts)}>{children}</RawIntlProvider>
    </OuterTexts>
  );
}

// Created once from texts that are loaded once, not for each page that the server renders.
const merged = new WeakMap<Texts, WeakMap<Texts, Texts>>();
const intls = new WeakMap<Texts, IntlShape>();

function merge(outer: Texts, added: Texts): Texts {
  const known = merged.get(outer) ?? new WeakMap<Texts, Texts>();
  const texts = known.get(added) ?? { ...outer, ...added };
  merged.set(outer, known.set(added, texts));
  return texts;
}

function intlFor(language: Language, texts: Texts): IntlShape {
  const known = intls.get(texts);
  if (known !== undefined) return known;
  // A missing id shows up when the page is rendered.
  const messages = texts as NonNullable<IntlConfig["messages"]>;
  // With a time zone, react-intl would merge its formats for every message. Our messages contain no dates.
  const intl = createIntl({ locale: numberLocaleOf(language), messages });
  intls.set(texts, intl);
  return intl;
}

/** The texts of the current page, or of the last one. */
let before: TextsIn | undefined;
/**
 * Promises that components wait for, including failed ones. Otherwise, every rendering would load again and suspend
 * again.
 */
const awaited = new Map<string, Promise<Texts | undefined>>();
const failed = new Set<string>();

function awaitAreas(language: Language, areas: readonly Area[], needed: boolean): Promise<Texts | undefined> {
  const key = [language, ...areas, needed].join(" ");
  const known = awaited.get(key);
  if (known !== undefined) return known;
  const loading = loadAreas(language, areas);
  const texts = needed || "value" in loading ? loading : loading.catch(() => undefined);
  awaited.set(key, texts);
  loading.catch(() => failed.add(key));
  return texts;
}

/** Makes the next rendering retry texts that failed to load. */
export function forgetMissingTexts(): void {
  for (const key of failed) awaited.delete(key);
  failed.clear();
}
