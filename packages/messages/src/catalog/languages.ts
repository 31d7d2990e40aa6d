/** A language of the site. */
export interface LanguageInfo {
  /** BCP 47 code. First path segment of the language's pages, except for the default language. */
  readonly code: string;
  /** Name of the language in that language. */
  readonly name: string;
  /** Open Graph locale. */
  readonly locale: string;
  /** Flag emoji, for decoration only. */
  readonly flag: string;
  /** Writing direction, if it is not left to right. */
  readonly direction?: "rtl";
}

/** Every language of the site, in menu order. The first is the default and has no path segment. */
export const languages = [
  { code: "en", name: "English", locale: "en_US", flag: "🇺🇸" },
  { code: "es", name: "Español", locale: "es_ES", flag: "🇪🇸" },
  { code: "fr", name: "Français", locale: "fr_FR", flag: "🇫🇷" },
  { code: "de", name: "Deutsch", locale: "de_DE", flag: "🇩🇪" },
  { code: "it", name: "Italiano", locale: "it_IT", flag: "🇮🇹" },
] as const satisfies readonly LanguageInfo[];

/** Code of a language of the site. */
export type Language = (typeof languages)[number]["code"];

/** The language of pages and responses when the request asks for none. */
export const defaultLanguage: Language = languages[0].code;

/** Returns the writing direction of a language, as a value of HTML's `dir`. */
export function directionOf(language: Language): "ltr" | "rtl" {
  const info: LanguageInfo | undefined = languages.find(({ code }) => code === language);
  return info?.direction ?? "ltr";
}

/**
 * Returns whether a text is the code of a language of the site.
 *
 * @example
 * isLanguage("en"); //=> true
 * isLanguage("nl"); //=> false
 */
export function isLanguage(text: string | undefined): text is Language {
  return languages.some(({ code }) => code === text);
}
