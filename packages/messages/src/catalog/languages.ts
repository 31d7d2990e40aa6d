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
  /** BCP 47 locale whose number format its readers use, if not that of `code`. */
  readonly numbers?: string;
  /** Writing direction, if it is not left to right. */
  readonly direction?: "rtl";
}

/** The languages of every build, in menu order. The first is the default and has no path segment. */
const always = [
  { code: "en", name: "English", locale: "en_US", flag: "🇺🇸" },
  { code: "es", name: "Español", locale: "es_ES", flag: "🇪🇸", numbers: "es-US" },
  { code: "fr", name: "Français", locale: "fr_FR", flag: "🇫🇷" },
  { code: "de", name: "Deutsch", locale: "de_DE", flag: "🇩🇪" },
  { code: "it", name: "Italiano", locale: "it_IT", flag: "🇮🇹" },
] as const satisfies readonly LanguageInfo[];

/** The languages that a build has only if `EXTRA_LANGUAGES` names them. */
const extra = [
  { code: "pt-br", name: "Português", locale: "pt_BR", flag: "🇧🇷" },
] as const satisfies readonly LanguageInfo[];

/** Code of a language with texts. */
export type Language = (typeof always | typeof extra)[number]["code"];

type KnownLanguage = LanguageInfo & { readonly code: Language };

// Defined in Node.js. A bundler replaces it, and drops the second list if it is empty.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** Every language of the site, in menu order. The first is the default and has no path segment. */
export const languages: readonly [KnownLanguage, ...KnownLanguage[]] = process.env["EXTRA_LANGUAGES"]
  ? [...always, ...extraNamed(process.env["EXTRA_LANGUAGES"])]
  : always;

/** The language of pages and responses when the request doesn't ask for one. */
export const defaultLanguage: Language = always[0].code;

/**
 * Returns the languages that `EXTRA_LANGUAGES` adds.
 *
 * @param codes Their codes, separated by commas.
 * @throws {RangeError} when one of them has no texts.
 */
function extraNamed(codes: string): readonly KnownLanguage[] {
  return codes.split(",").map((wanted) => {
    const known = extra.find(({ code }) => code === wanted.trim());
    if (known === undefined) throw new RangeError(`EXTRA_LANGUAGES: "${wanted}" has no texts`);
    return known;
  });
}

/**
 * Returns the code of a language as HTML and HTTP write it.
 *
 * @example
 * tagOf("de"); //=> "de"
 * tagOf("pt-br"); //=> "pt-BR"
 */
export const tagOf = (language: Language): string => Intl.getCanonicalLocales(language)[0] ?? language;

/**
 * Returns the locale whose number format the readers of a language use. Most readers of Spanish live in the United
 * States, where "es" alone would write numbers as Spain does.
 *
 * @example
 * numberLocaleOf("es"); //=> "es-US"
 * numberLocaleOf("de"); //=> "de"
 */
export function numberLocaleOf(language: string): string {
  const info: LanguageInfo | undefined = languages.find(({ code }) => code === language);
  return info?.numbers ?? language;
}

/** Returns the writing direction of a language, as a value of HTML's `dir`. */
export function directionOf(language: Language): "ltr" | "rtl" {
  return languages.find(({ code }) => code === language)?.direction ?? "ltr";
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
  const plain = withoutCountry(tag.toLowerCase());
  return languages.find(({ code }) => withoutCountry(code) === plain)?.code;
}

const withoutCountry = (code: string): string => code.split("-", 1)[0] ?? "";
