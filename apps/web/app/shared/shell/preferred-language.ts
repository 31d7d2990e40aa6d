import { type Language, languageFor } from "@heater-age/messages";
import { storedText } from "../browser/storage.ts";

const preferred = storedText("localStorage", "preferredLanguage");

/**
 * Returns the visitor's language: the last choice, otherwise the first of the browser's languages that the site
 * supports.
 *
 * @param stored The stored earlier choice.
 * @param browser Codes as in `navigator.languages`, the preferred one first.
 *
 * @example
 * wantedLanguage(null, ["de-AT", "en"]); //=> "de"
 * wantedLanguage("en", ["de-AT"]); //=> "en"
 * wantedLanguage(null, ["nl"]); //=> undefined
 */
export function wantedLanguage(stored: string | null, browser: readonly string[]): Language | undefined {
  return [stored ?? "", ...browser].map(languageFor).find((language) => language !== undefined);
}

/** Returns the language of this visitor. */
export const visitorLanguage = (): Language | undefined =>
  wantedLanguage(preferred.read(), navigator.languages);

/** Stores the visitor's choice of a language. The address contains it too. */
export const preferLanguage = (language: Language): void => preferred.write(language);
