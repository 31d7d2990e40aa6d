import {
  type MessageId,
  type TextFunctions,
  type Translator as AnyTranslator,
  translatorOf,
} from "@heater-age/messages/format";
import type { ComponentChild } from "preact";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { defaultLanguage, keys, lists } from "../generated/texts.ts";

/** Texts without their keys, of which those with arguments are functions. */
export interface TextList {
  readonly texts: readonly (string | ((values: never) => string))[];
}

/** Keys of texts by area, divided by spaces. */
export type TextKeys = Readonly<Record<string, string>>;

/** Formats the texts of one language. What code names is bundled, by `pnpm generate`. */
export interface Translator extends AnyTranslator {
  formatMessage(
    this: void,
    text: { readonly id: MessageId },
    values?: Readonly<Record<string, string | number | ((text: string) => string)>>,
  ): string;
  /** Returns a translator that has more texts, for a part that comes with its own. */
  with(this: void, keys: TextKeys, list: TextList): Translator;
}

// The keys are not in the lists because that is a fifth of their bytes.
function withTexts(texts: TextFunctions, keysByArea: TextKeys, list: TextList): TextFunctions {
  const next = list.texts.values();
  const more = Object.entries(keysByArea).map(([area, names]) => {
    const added = names.split(" ").map((name) => [name, next.next().value ?? ""] as const);
    return [area, { ...texts[area as keyof TextFunctions], ...Object.fromEntries(added) }] as const;
  });
  return { ...texts, ...Object.fromEntries(more) };
}

const translatorFor = (locale: string, texts: TextFunctions): Translator => ({
  ...translatorOf(locale, texts),
  with: (more, list) => translatorFor(locale, withTexts(texts, more, list)),
});

const isHere = (language: string): language is keyof typeof lists => Object.hasOwn(lists, language);

/**
 * Returns the language of the widget for one that is asked for, in whichever country. English, if it has no texts in it.
 *
 * @example
 * negotiateLanguage("de-AT"); //=> "de"
 * negotiateLanguage("nl"); //=> "en"
 */
export function negotiateLanguage(wanted: string): string {
  const code = wanted.toLowerCase().split(/[-_]/u)[0] ?? "";
  return isHere(code) ? code : defaultLanguage;
}

/**
 * Fetches the texts of a language.
 *
 * @throws when its file cannot be fetched.
 */
export async function loadTranslator(language: string): Promise<Translator> {
  if (!isHere(language)) throw new RangeError(`There are no texts in "${language}"`);
  return translatorFor(language, withTexts({}, keys, await lists[language]()));
}

// The first of the characters that no text has.
const firstSlot = 0xe000;

/** Returns a value that holds the place of an element in a text. */
export const slot = (index: number): string => String.fromCharCode(firstSlot + index);

/**
 * Returns a text with the elements whose places it holds.
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

/** Gives the translator to the components inside. */
export const TranslatorProvider = Context.Provider;

/** Returns the translator of the widget. */
export function useTranslator(): Translator {
  const translator = useContext(Context);
  if (translator === undefined) throw new Error("There is no TranslatorProvider");
  return translator;
}
