import { dateIn } from "./dates.ts";
import { aroundText } from "./plate.ts";
import type { KnownDate, Speech } from "./speech.ts";

export type { KnownDate, Speech };

/** How old something is, in completed months, and how finely its date is known. */
export interface KnownAge {
  readonly minMonths: number;
  readonly maxMonths: number;
  readonly precision: "year" | "month" | "week" | "day";
}

/**
 * A manufacturing date in words, as fine as it is known and no finer.
 *
 * @example
 * dateText(speechIn("en"), { year: 2018, week: 36 }); //=> "week 36 of 2018, early September"
 */
export function dateText(speech: Speech, { year, month, week, day }: KnownDate): string {
  if (week !== undefined) {
    const around = aroundText(speech, year, week);
    return speech.formatMessage({ id: "reading.dateWeek" }, { week, year: String(year), around });
  }
  if (month === undefined) return speech.formatMessage({ id: "reading.dateYear" }, { year: String(year) });
  const date = Date.UTC(year, month - 1, day ?? 1);
  return dateIn(speech.locale, date, {
    year: "numeric",
    month: "long",
    ...(day === undefined ? {} : { day: "numeric" }),
  });
}

/**
 * A day of the calendar in words.
 *
 * @param day `"YYYY-MM-DD"`.
 *
 * @example
 * dayText(speechIn("en"), "2026-11-20"); //=> "November 20, 2026"
 */
export const dayText = ({ locale }: Speech, day: string): string =>
  dateIn(locale, Date.parse(day), { dateStyle: "long" });

/** Made once for a language, as what writes dates is. */
const lists = new Map<string, Intl.ListFormat>();

/** Several dates in one phrase: "August 2005 or August 1985". */
export function datesText(speech: Speech, dates: readonly KnownDate[]): string {
  const { locale } = speech;
  const list = lists.get(locale) ?? new Intl.ListFormat(locale, { type: "disjunction" });
  lists.set(locale, list);
  return list.format(new Set(dates.map((date) => dateText(speech, date))));
}

/**
 * A span of completed months in words.
 *
 * @example
 * monthsText(speechIn("en"), 255); //=> "21 years, 3 months"
 */
export function monthsText(speech: Speech, span: number): string {
  const years = Math.floor(span / 12);
  const months = span % 12;
  if (years === 0 && months === 0) return speech.formatMessage({ id: "reading.lessThanAMonth" });
  if (years === 0) return speech.formatMessage({ id: "reading.months" }, { count: months });
  if (months === 0) return speech.formatMessage({ id: "reading.years" }, { count: years });
  return speech.formatMessage({ id: "reading.yearsAndMonths" }, { years, months });
}

/**
 * An age in words: years and months, or whole years when only the year is known.
 *
 * @example
 * ageText(speechIn("en"), { minMonths: 94, maxMonths: 106, precision: "year" }); //=> "7 to 8 years"
 */
export function ageText(speech: Speech, { minMonths, maxMonths, precision }: KnownAge): string {
  if (precision !== "year") return monthsText(speech, maxMonths);
  const [from, to] = [Math.floor(minMonths / 12), Math.floor(maxMonths / 12)];
  return from === to
    ? speech.formatMessage({ id: "reading.aboutYears" }, { count: to })
    : speech.formatMessage({ id: "reading.rangeYears" }, { from, to });
}
