import { defaultLanguage, isLanguage, type Language } from "@heater-age/messages";

/** Returns the language for the first segment of a path, or the default one. */
export const readLanguage = (segment: string | undefined): Language =>
  isLanguage(segment) ? segment : defaultLanguage;

/**
 * Returns the language of the page at a path, even if there is no such page.
 *
 * @example
 * languageAt("/de/nowhere"); //=> "de"
 * languageAt("/nowhere"); //=> "en"
 */
export const languageAt = (path: string): Language => readLanguage(path.split("/", 2)[1]);
