import {
  type MessageId,
  type TextFunctions,
  type Translator as AnyTranslator,
  createTranslator,
} from "@heater-age/messages/format";
import type { ComponentChild } from "preact";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { defaultLanguage, languages } from "../compiled/languages.ts";

interface TextFile {
  readonly texts: TextFunctions;
}

/** Formats the texts of one language. Texts that the code uses are bundled by `pnpm generate`. */
export interface Translator extends AnyTranslator {
  formatMessage(
    this: void,
    text: { readonly id: MessageId },
    values?: Readonly<Record<string, string | number | ((text: string) => string)>>,
  ): string;
}

const isHere = (language: string): language is keyof typeof languages => Object.hasOwn(languages, language);

const withoutCountry = (code: string): string => code.split(/[-_]/u)[0] ?? "";

/**
 * Returns the widget's language for a requested one, ignoring the country. English if the language isn't supported.
 *
 * @example
 * negotiateLanguage("de-AT"); //=> "de"
 * negotiateLanguage("nl"); //=> "en"
 */
export function negotiateLanguage(language: string): string {
  const plain = withoutCountry(language.toLowerCase());
  return Object.keys(languages).find((code) => withoutCountry(code) === plain) ?? defaultLanguage;
}

/**
 * Loads a file of texts, even after a failure. Most browsers remember a failure for as long as the page is open, and
 * name the address in the error. So the file is requested under a new address each time.
 *
 * @throws when the file can't be loaded.
 */
async function loadAgain(load: () => Promise<TextFile>): Promise<TextFile> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\S+\.js/u.exec(String(error)) ?? [];
    // Under another address, a file would bypass the integrity check of an import map.
    if (address === undefined || document.querySelector("script[type=importmap]") !== null) throw error;
    return (await import(`${address}?${Date.now()}`)) as TextFile;
  }
}

/**
 * Loads the texts of a language.
 *
 * @throws when its file can't be loaded.
 */
export async function loadTranslator(language: string): Promise<Translator> {
  if (!isHere(language)) throw new RangeError(`There are no texts in "${language}"`);
  return createTranslator(language, (await loadAgain(languages[language])).texts);
}

// The first of a range of characters that no text uses.
const firstSlot = 0xe000;

/** Returns a placeholder for an element in a text. */
export const slot = (index: number): string => String.fromCharCode(firstSlot + index);

/**
 * Returns a text with its placeholders replaced by the elements.
 *
 * @example
 * withElements(formatMessage({ id: "result.serialOnly" }, { serial: slot(0) }), <b>{serial}</b>);
 * //=> ["Serial ", <b>…</b>, ""]
 */
export const withElements = (
  text: string,
  ...elements: readonly ComponentChild[]
): readonly ComponentChild[] =>
  text.split(/([\uE000-\uE0FF])/u).map((part) => elements[part.charCodeAt(0) - firstSlot] ?? part);

const Context = createContext<Translator | undefined>(undefined);

/** Provides the translator to the components inside. */
export const TranslatorProvider = Context.Provider;

/** Returns the widget's translator. */
export function useTranslator(): Translator {
  const translator = useContext(Context);
  if (translator === undefined) throw new Error("There is no TranslatorProvider");
  return translator;
}
