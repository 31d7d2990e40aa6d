import { type Language, languageFor } from "@heater-age/messages";

const KEY = "preferredLanguage";

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
export function visitorLanguage(): Language | undefined {
  return wantedLanguage(readPreferred(), navigator.languages);
}

function readPreferred(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // The browser has no storage.
    return null;
  }
}

/** Stores the visitor's choice of a language. */
export function preferLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // The address contains the language too.
  }
}
