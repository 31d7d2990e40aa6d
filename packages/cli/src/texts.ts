import { defaultLanguage, languages } from "./generated/languages.ts";

/** Code of a language that has texts. */
export type Language = keyof typeof languages;

/** What is said in one language. That it is one of several makes a function take what each of them takes. */
export type Texts = Awaited<ReturnType<(typeof languages)[Language]>>["texts"];

/** A language and what is said in it. */
export interface Speech {
  readonly language: Language;
  readonly texts: Texts;
}

/** Codes of all languages that have texts. */
export const languageCodes = Object.keys(languages) as readonly Language[];

/** Whether there are texts in a language. */
export const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text);

/**
 * The language that the environment asks for, as programs of the system understand it; English when there are no texts
 * in it, or none is asked for.
 *
 * @example
 * languageOf({ LANG: "de_AT.UTF-8" }); //=> "de"
 * languageOf({ LANG: "de_AT.UTF-8", LC_ALL: "C" }); //=> "en"
 */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const wish = [env["LC_ALL"], env["LC_MESSAGES"], env["LANG"]].find(
    (value) => value !== undefined && value !== "",
  );
  const [code = ""] = (wish ?? "").toLowerCase().split(/[^a-z]/u);
  return isLanguage(code) ? code : defaultLanguage;
}

/** Fetches the texts of a language. */
export async function translatorIn(language: Language): Promise<Speech> {
  const { texts } = await languages[language]();
  return { language, texts };
}
