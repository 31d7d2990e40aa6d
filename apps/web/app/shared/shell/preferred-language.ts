import { isLanguage, type Language } from "@heater-age/messages";

const KEY = "preferredLanguage";

/**
 * The language that a visitor wants: what they chose last, else the first of their browser's that the site speaks.
 *
 * @param stored What was remembered of an earlier choice.
 * @param browser Codes as in `navigator.languages`, the dearest first.
 *
 * @example
 * wantedLanguage(null, ["de-AT", "en"]); //=> "de"
 * wantedLanguage("en", ["de-AT"]); //=> "en"
 * wantedLanguage(null, ["nl"]); //=> undefined
 */
export function wantedLanguage(stored: string | null, browser: readonly string[]): Language | undefined {
  return [stored ?? "", ...browser].map((code) => code.split("-", 1)[0]?.toLowerCase()).find(isLanguage);
}

/** The language that this visitor wants. */
export function visitorLanguage(): Language | undefined {
  return wantedLanguage(readPreferred(), navigator.languages);
}

function readPreferred(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A browser that keeps nothing for us.
    return null;
  }
}

/** Remembers the language that a visitor has chosen. */
export function preferLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // The address has the language too.
  }
}
