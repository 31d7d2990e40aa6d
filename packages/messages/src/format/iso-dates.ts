import { type KnownDate, shortDateText } from "./dates.ts";
import type { Translator } from "./translator.ts";

const ISO = /^(?<year>\d{4})(?:-W(?<week>\d{2})|-(?<month>\d{2})(?:-(?<day>\d{2}))?)?$/u;

/**
 * Parses `"2018"`, `"2018-09"`, `"2018-W36"` or `"2018-09-05"`.
 *
 * @returns `undefined` for any other text: a newer server may use another date format.
 *
 * @example
 * parseDate("1999-W48"); //=> { year: 1999, week: 48 }
 */
export function parseDate(date: string): KnownDate | undefined {
  const { year, ...parts } = ISO.exec(date)?.groups ?? {};
  if (year === undefined) return undefined;
  const known = Object.entries(parts).filter(([, digits]: [string, string | undefined]) => digits);
  return { year: Number(year), ...Object.fromEntries(known.map(([name, digits]) => [name, Number(digits)])) };
}

/**
 * Returns a date for use in a sentence. A text that is not a date is returned unchanged.
 *
 * @param date `"2018"`, `"2018-09"`, `"2018-W36"` or `"2018-09-05"`.
 *
 * @example
 * isoDateText(translatorIn("en"), "2018-09-05"); //=> "September 5, 2018"
 */
export function isoDateText(translator: Translator, date: string): string {
  const parts = parseDate(date);
  return parts === undefined ? date : shortDateText(translator, parts);
}
