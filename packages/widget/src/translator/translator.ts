import {
  type TextFunctions,
  type Translator as AnyTranslator,
  translatorOf,
} from "@heater-age/messages/format";
import type { ComponentChild } from "preact";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { texts as adviceTexts } from "../generated/advice-texts-en.ts";
import { defaultLanguage, languages } from "../generated/languages.ts";
import type { texts as makerTexts } from "../generated/makers-texts-en.ts";
import type { texts as firstTexts } from "../generated/texts-en.ts";

type IdIn<Texts> = {
  [Area in keyof Texts & string]: `${Area}.${keyof Texts[Area] & string}`;
}[keyof Texts & string];

/** Ids of the texts that are bundled. Code that names another text has it bundled by `pnpm generate`. */
export type TextId = IdIn<typeof adviceTexts> | IdIn<typeof firstTexts> | IdIn<typeof makerTexts>;

/** Formats the texts of one language. */
export interface Translator extends AnyTranslator {
  formatMessage(
    this: void,
    text: { readonly id: TextId },
    values?: Readonly<Record<string, string | number | ((text: string) => string)>>,
  ): string;
  /** Returns a translator that has more texts, for a part that comes with its own. */
  with(this: void, more: TextFunctions): Translator;
}

const translatorFor = (locale: string, texts: TextFunctions): Translator => ({
  ...translatorOf(locale, texts),
  with: (more) => translatorFor(locale, { ...texts, ...more }),
});

/**
 * Returns the language of the widget for one that is asked for, in whichever country. English, if it has no texts in it.
 *
 * @example
 * negotiateLanguage("de-AT"); //=> "de"
 * negotiateLanguage("nl"); //=> "en"
 */
export function negotiateLanguage(wanted: string): string {
  const code = wanted.toLowerCase().split(/[-_]/u)[0] ?? "";
  return Object.hasOwn(languages, code) ? code : defaultLanguage;
}

/**
 * Fetches the texts of a language.
 *
 * @throws when its file cannot be fetched.
 */
export async function loadTranslator(language: string): Promise<Translator> {
  const entry = languages[language];
  if (entry === undefined) throw new Error(`There are no texts in "${language}"`);
  return translatorFor(language, await entry.load());
}

// Characters that no text has.
const slots = ["\uE000", "\uE001"] as const;
const SLOT = /([\uE000\uE001])/u;

/**
 * Returns a text with elements in it.
 *
 * @param text Returns the text with placeholders for the elements.
 *
 * @example
 * withElements((serial) => formatMessage({ id: "result.serialOnly" }, { serial }), <b>{serial}</b>);
 * //=> ["Serial ", <b>…</b>, ""]
 */
export function withElements(
  text: (...slots: readonly [string, string]) => string,
  ...elements: readonly ComponentChild[]
): readonly ComponentChild[] {
  return text(...slots)
    .split(SLOT)
    .map((part) => (part === slots[0] ? elements[0] : part === slots[1] ? elements[1] : part));
}

const Context = createContext<Translator | undefined>(undefined);

/** Gives the translator to the components inside. */
export const TranslatorProvider = Context.Provider;

/** Returns the translator of the widget. */
export function useTranslator(): Translator {
  const translator = useContext(Context);
  if (translator === undefined) throw new Error("There is no TranslatorProvider");
  return translator;
}
