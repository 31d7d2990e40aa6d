import { type Translator as Formatter, createTranslator } from "@heater-age/messages/format";
import { defaultLanguage, languages } from "../compiled/languages.ts";

export { defaultLanguage };

/** Code of a supported language. */
export type Language = keyof typeof languages;

/** The texts of one language. As a union of all languages, so a function only uses what each of them has. */
type Texts = Awaited<ReturnType<(typeof languages)[Language]>>["texts"];

/** The texts of results in one language, with typed arguments, in the form that the shared formatting functions take. */
export interface Translator extends Formatter {
  readonly language: Language;
  readonly texts: Texts;
}

export const languageCodes = Object.keys(languages) as readonly Language[];

/** Loads the texts of results in a language. Help, errors and hints are in English. */
export async function translatorIn(language: Language): Promise<Translator> {
  const { texts } = await languages[language]();
  return { ...createTranslator(language, texts), language, texts };
}
