import { type Translator as Formatter, createTranslator } from "@heater-age/messages/format";
import { defaultLanguage, languages } from "../compiled/languages.ts";

/** Code of a supported language. */
export type Language = keyof typeof languages;

/** The texts of one language. As a union of all languages, so a function only uses what each of them has. */
type Texts = Awaited<ReturnType<(typeof languages)[Language]>>["texts"];

/** The texts of one language, with typed arguments, in the form that the shared formatting functions take. */
export interface Translator extends Formatter {
  readonly language: Language;
  readonly texts: Texts;
}

/** Codes of all supported languages. */
export const languageCodes = Object.keys(languages) as readonly Language[];

/** Returns whether a language is supported. */
export const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text);

const withoutCountry = (code: string): string => code.split(/[^a-z]/u)[0] ?? "";

/**
 * Returns the language that the environment requests, by the usual rules; English if it isn't supported or none is
 * requested.
 *
 * @example
 * readLanguage({ LANG: "de_AT.UTF-8" }); //=> "de"
 * readLanguage({ LANG: "de_AT.UTF-8", LC_ALL: "C" }); //=> "en"
 */
export function readLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"] || "";
  const plain = withoutCountry(locale.toLowerCase());
  return languageCodes.find((code) => withoutCountry(code) === plain) ?? defaultLanguage;
}

/** Loads the texts of a language. */
export async function translatorIn(language: Language): Promise<Translator> {
  const { texts } = await languages[language]();
  return { ...createTranslator(language, texts), language, texts };
}
