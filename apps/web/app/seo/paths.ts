import { defaultLanguage, type Language } from "@heater-age/messages";
import { languageAt } from "../shared/texts/language.ts";

/**
 * Path of a page in a language: the default language has no segment of its own.
 *
 * @example
 * pathIn("en", "/contact/"); //=> "/contact/"
 * pathIn("de", "/contact/"); //=> "/de/contact/"
 */
export const pathIn = (language: Language, path: string): string =>
  language === defaultLanguage ? path : `/${language}${path}`;

/**
 * Path of a page without its language.
 *
 * @example
 * pathWithoutLanguage("/de/contact/"); //=> "/contact/"
 * pathWithoutLanguage("/contact/"); //=> "/contact/"
 */
export function pathWithoutLanguage(path: string): string {
  const language = languageAt(path);
  if (language === defaultLanguage) return path;
  const rest = path.slice(language.length + 1);
  return rest === "" ? "/" : rest;
}
