import { defaultLanguage, type Language } from "@heater-age/messages";

/**
 * Path of a page in a language: the default language has no segment of its own.
 *
 * @example
 * pathIn("en", "/contact/"); //=> "/contact/"
 */
export const pathIn = (language: Language, path: string): string =>
  language === defaultLanguage ? path : `/${language}${path}`;
