import { type Translator as Formatter, translatorOf } from "@heater-age/messages/format";
import { defaultLanguage, languages } from "../generated/languages.ts";

/** Code of a language that has texts. */
export type Language = keyof typeof languages;

/** The texts of one language. As a union of all of them it makes a function take what each of them takes. */
type Texts = Awaited<ReturnType<(typeof languages)[Language]>>["texts"];

/** The texts of one language, with typed arguments, and as the wording that all surfaces share takes them. */
export interface Translator extends Formatter {
  readonly language: Language;
  readonly texts: Texts;
}

/** Codes of all languages that have texts. */
export const languageCodes = Object.keys(languages) as readonly Language[];

/** Returns whether there are texts in a language. */
export const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text);

/**
 * Returns the language that the environment asks for, as other programs understand it; English when there are no texts
 * in it, or none is asked for.
 *
 * @example
 * languageOf({ LANG: "de_AT.UTF-8" }); //=> "de"
 * languageOf({ LANG: "de_AT.UTF-8", LC_ALL: "C" }); //=> "en"
 */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"] || "";
  const [code = ""] = locale.toLowerCase().split(/[^a-z]/u);
  return isLanguage(code) ? code : defaultLanguage;
}

/** Loads the texts of a language. */
export async function translatorIn(language: Language): Promise<Translator> {
  const { texts } = await languages[language]();
  return { ...translatorOf(language, texts), language, texts };
}
