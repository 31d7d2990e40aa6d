export interface LanguageInfo {
  /** BCP 47 code. First path segment of the language's pages, except for the default language. */
  readonly code: string;
  /** Name of the language in that language. */
  readonly name: string;
  /** Open Graph locale. */
  readonly locale: string;
  /** Flag emoji, for decoration only. */
  readonly flag: string;
  /** BCP 47 locale whose number format its readers use, if not that of `code`. */
  readonly numbers?: string;
}

const known = [
  { code: "en", name: "English", locale: "en_US", flag: "🇺🇸" },
  { code: "es", name: "Español", locale: "es_ES", flag: "🇪🇸", numbers: "es-US" },
  { code: "fr", name: "Français", locale: "fr_FR", flag: "🇫🇷" },
  { code: "de", name: "Deutsch", locale: "de_DE", flag: "🇩🇪" },
  { code: "it", name: "Italiano", locale: "it_IT", flag: "🇮🇹" },
] as const satisfies readonly LanguageInfo[];

export type Language = (typeof known)[number]["code"];

type KnownLanguage = LanguageInfo & { readonly code: Language };

/** Every language of the site, in menu order. The first is the default and has no path segment. */
export const languages: readonly [KnownLanguage, ...KnownLanguage[]] = known;

/** The language of pages and responses when the request doesn't ask for one. */
export const defaultLanguage: Language = known[0].code;

/**
 * Returns the locale whose number format the readers of a language use. Most readers of Spanish live in the United
 * States, where "es" alone would write numbers as Spain does.
 *
 * @example
 * toNumberLocale("es"); //=> "es-US"
 * toNumberLocale("de"); //=> "de"
 */
export function toNumberLocale(language: string): string {
  const info: LanguageInfo | undefined = languages.find(({ code }) => code === language);
  return info?.numbers ?? language;
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

/**
 * Returns the language of the site for a BCP 47 code, ignoring the country.
 *
 * @example
 * languageFor("de-AT"); //=> "de"
 * languageFor("nl"); //=> undefined
 */
export function languageFor(tag: string): Language | undefined {
  const [code] = tag.toLowerCase().split("-", 1);
  return isLanguage(code) ? code : undefined;
}
