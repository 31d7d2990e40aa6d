import type { Language } from "@heater-age/messages";

// Made once, for making one takes longer than writing a hundred texts with it.
const numbers = new Map<string, Intl.NumberFormat>();
const lists = new Map<string, Intl.ListFormat>();

/**
 * How a language writes numbers. It is kept for good: what visitors choose, such as a currency, must not be among the
 * options.
 *
 * @example
 * numberFormat("de", { maximumFractionDigits: 1 }).format(2.54); //=> "2,5"
 */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const format = numbers.get(key) ?? new Intl.NumberFormat(language, options);
  numbers.set(key, format);
  return format;
}

/**
 * How a language writes lists.
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
