import { toNumberLocale } from "../catalog/languages.ts";

// Creating a formatter takes longer than formatting a hundred texts with it.
const numbers = new Map<string, Intl.NumberFormat>();
const lists = new Map<string, Intl.ListFormat>();

/**
 * Returns the number format of a language. It is cached permanently, so the options must not depend on visitors'
 * choices, such as a currency.
 *
 * @example
 * numberFormat("de", { maximumFractionDigits: 1 }).format(2.54); //=> "2,5"
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const format = numbers.get(key) ?? new Intl.NumberFormat(toNumberLocale(locale), options);
  numbers.set(key, format);
  return format;
}

/**
 * Returns the list format of a language.
 *
 * @example
 * listFormat("en", "disjunction").format(["A", "B", "C"]); //=> "A, B, or C"
 */
export function listFormat(
  locale: string,
  type: NonNullable<Intl.ListFormatOptions["type"]>,
): Intl.ListFormat {
  const key = `${locale} ${type}`;
  const format = lists.get(key) ?? new Intl.ListFormat(locale, { type });
  lists.set(key, format);
  return format;
}
