import type { Area, Language } from "@heater-age/messages";
import { createContext, type ReactNode, use, useEffect } from "react";
import { createIntl, type IntlConfig, type IntlShape, RawIntlProvider } from "react-intl";
import { loadAreas, type Texts } from "./load.ts";

/** The texts that a part of the page has from what it stands in. */
export const OuterTexts = createContext<Texts>({});

/** What the texts of a page or of a part of it need. */
export interface WithTextsProps {
  readonly language: Language;
  readonly areas: readonly Area[];
  /**
   * What to do when the texts cannot be fetched: show the children with those of the page that was there before, or do
   * without the children. @default the page is broken, which its fallback says
   */
  readonly otherwise?: "as-before" | "without";
  readonly children: ReactNode;
}

/** Gives its children the texts of some areas beside those they have already, and waits until these are there. */
export function WithTexts({ language, areas, otherwise, children }: WithTextsProps) {
  const outer = use(OuterTexts);
  const added = use(awaitAreas(language, areas, otherwise === undefined));
  const texts = added === undefined ? outer : together(outer, added);

  useEffect(() => {
    // The outermost comes last.
    if (added !== undefined) before = { language, texts };
  }, [language, texts, added]);

  if (added !== undefined) return <Given {...{ language, texts, children }} />;
  if (otherwise === "without" || before === undefined) return null;
  return (
    <div lang={before.language}>
      <Given {...before}>{children}</Given>
    </div>
  );
}

interface GivenTexts {
  readonly language: Language;
  readonly texts: Texts;
}

function Given({ language, texts, children }: GivenTexts & { readonly children: ReactNode }) {
  return (
    <OuterTexts value={texts}>
      <RawIntlProvider value={spoken(language, texts)}>{children}</RawIntlProvider>
    </OuterTexts>
  );
}

// Texts are fetched once and stay, so what is made of them is made once too, and not for each page that is rendered.
const merged = new WeakMap<Texts, WeakMap<Texts, Texts>>();
const voices = new WeakMap<Texts, IntlShape>();

/** The texts of both: the same for the same. */
function together(outer: Texts, added: Texts): Texts {
  const known = merged.get(outer) ?? new WeakMap<Texts, Texts>();
  const texts = known.get(added) ?? { ...outer, ...added };
  merged.set(outer, known.set(added, texts));
  return texts;
}

/** What says the texts: the same for the same, with all that it has read of them. */
function spoken(language: Language, texts: Texts): IntlShape {
  const known = voices.get(texts);
  if (known !== undefined) return known;
  // A page has the texts of its areas; that these are the ones it uses is seen when it is rendered.
  const messages = texts as NonNullable<IntlConfig["messages"]>;
  // Without a time zone, which it would merge into its formats for each text anew: no text of ours has a date in it.
  const voice = createIntl({ locale: language, messages });
  voices.set(texts, voice);
  return voice;
}

/** What the page shows that is there, or was there last. */
let before: GivenTexts | undefined;
/** What components wait for: failures too, or each rendering would fetch anew and none would ever hear of one. */
const awaited = new Map<string, Promise<Texts | undefined>>();
const failed = new Set<string>();

function awaitAreas(language: Language, areas: readonly Area[], needed: boolean): Promise<Texts | undefined> {
  const key = [language, ...areas, needed].join(" ");
  const known = awaited.get(key);
  if (known !== undefined) return known;
  const coming = loadAreas(language, areas);
  const texts = needed || "value" in coming ? coming : coming.catch(() => undefined);
  awaited.set(key, texts);
  coming.catch(() => failed.add(key));
  return texts;
}

/** Lets texts that could not be fetched be fetched again. To be called when that was told. */
export function forgetMissingTexts(): void {
  for (const key of failed) awaited.delete(key);
  failed.clear();
}
