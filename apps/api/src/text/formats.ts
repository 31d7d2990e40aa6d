import { type Language, numberLocaleOf } from "@heater-age/messages";

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
export function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const format = numbers.get(key) ?? new Intl.NumberFormat(numberLocaleOf(language), options);
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
  language: Language,
  type: NonNullable<Intl.ListFormatOptions["type"]>,
): Intl.ListFormat {
  const key = `${language} ${type}`;
  const format = lists.get(key) ?? new Intl.ListFormat(language, { type });
  lists.set(key, format);
  return format;
}
