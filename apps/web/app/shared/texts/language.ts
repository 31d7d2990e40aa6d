import { defaultLanguage, isLanguage, type Language } from "@heater-age/messages";

/** The language that a path begins with; the default one when it begins with none. */
export const languageOf = (segment: string | undefined): Language =>
  isLanguage(segment) ? segment : defaultLanguage;

/**
 * The language of the page at a path, whether or not there is such a page.
 *
 * @example
 * languageAt("/de/nowhere"); //=> "de"
 * languageAt("/nowhere"); //=> "en"
 */
export const languageAt = (path: string): Language => languageOf(path.split("/", 2)[1]);
