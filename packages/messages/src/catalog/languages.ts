/** A language that the site speaks. */
export interface LanguageInfo {
  /** BCP 47 code; first path segment of the language's pages, but for the first language. */
  readonly code: string;
  /** Its name in itself. */
  readonly name: string;
  /** Open Graph locale. */
  readonly locale: string;
  /** Flag emoji, decoration only. */
  readonly flag: string;
  /** Where its lines begin; on the left when it does not say. */
  readonly direction?: "rtl";
}

/** Every language the site speaks, in menu order. The first is the default and has no path segment. */
export const languages = [
  { code: "en", name: "English", locale: "en_US", flag: "🇺🇸" },
  { code: "es", name: "Español", locale: "es_ES", flag: "🇪🇸" },
  { code: "fr", name: "Français", locale: "fr_FR", flag: "🇫🇷" },
  { code: "de", name: "Deutsch", locale: "de_DE", flag: "🇩🇪" },
  { code: "it", name: "Italiano", locale: "it_IT", flag: "🇮🇹" },
] as const satisfies readonly LanguageInfo[];

/** Code of a language the site speaks. */
export type Language = (typeof languages)[number]["code"];

/** The language of pages and answers when nothing else is asked for. */
export const defaultLanguage: Language = languages[0].code;

/** Where the lines of a language begin, as `dir` of HTML says it. */
export function directionOf(language: Language): "ltr" | "rtl" {
  const info: LanguageInfo | undefined = languages.find(({ code }) => code === language);
  return info?.direction ?? "ltr";
}

/**
 * Whether a text is the code of a language the site speaks.
 *
 * @example
 * isLanguage("en"); //=> true
 * isLanguage("nl"); //=> false
 */
export function isLanguage(text: string | undefined): text is Language {
  return languages.some(({ code }) => code === text);
}
