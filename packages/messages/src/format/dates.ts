import type { Translator } from "./translator.ts";

/** A date at its known precision. Months are 1 to 12, weeks those of ISO 8601. */
export interface KnownDate {
  readonly year: number;
  readonly month?: number;
  readonly week?: number;
  readonly day?: number;
}

/** The first day of a month, in languages that write it differently from other days. */
const firstDays: Readonly<Record<string, string>> = { fr: "1er" };

// Creating a formatter takes longer than formatting a hundred dates with it.
const formats = new Map<string, Intl.DateTimeFormat>();
const lists = new Map<string, Intl.ListFormat>();

function formatIn(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
  formats.set(key, format);
  return format;
}

/**
 * Returns a day or a month in a language's format, in UTC.
 *
 * @param language BCP 47 code.
 * @param date Milliseconds since 1970.
 * @param options The fields to include, as for `Intl.DateTimeFormat`.
 *
 * @example
 * dateIn("en", Date.UTC(2004, 4, 1), { dateStyle: "long" }); //=> "May 1, 2004"
 * dateIn("fr", Date.UTC(2004, 4, 1), { dateStyle: "long" }); //=> "1er mai 2004"
 */
export function dateIn(language: string, date: number, options: Intl.DateTimeFormatOptions): string {
  return formatIn(language, options)
    .formatToParts(date)
    .map(({ type, value }) => (type === "day" && value === "1" ? (firstDays[language] ?? value) : value))
    .join("");
}

/**
 * Returns a text that begins with a capital letter, for one that stands alone.
 *
 * @param language BCP 47 code.
 *
 * @example
 * capitalize("es", "mayo de 2004"); //=> "Mayo de 2004"
 */
export const capitalize = (language: string, text: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/**
 * Returns alternatives as one phrase.
 *
 * @example
 * eitherText(translatorIn("en"), ["May", "June"]); //=> "May or June"
 */
export function eitherText({ locale }: Translator, alternatives: Iterable<string>): string {
  const list = lists.get(locale) ?? new Intl.ListFormat(locale, { type: "disjunction" });
  lists.set(locale, list);
  return list.format(alternatives);
}

/**
 * Returns the name of a month.
 *
 * @param month 1 to 12.
 *
 * @example
 * monthName(translatorIn("de"), 3); //=> "März"
 */
export const monthName = ({ locale }: Translator, month: number): string =>
  dateIn(locale, Date.UTC(2000, month - 1, 1), { month: "long" });

const DAY = 86_400_000;

/** Returns the Thursday of a week, whose month is that of the week. A week 53 that runs into January is in December. */
export function thursday(year: number, week: number): Date {
  const fourth = Date.UTC(year, 0, 4);
  const weekday = (new Date(fourth).getUTCDay() + 6) % 7;
  return new Date(Math.min(fourth + (7 * (week - 1) + 3 - weekday) * DAY, Date.UTC(year, 11, 31)));
}

/**
 * Returns the part of the year that a week is in.
 *
 * @example
 * aroundText(translatorIn("en"), 2018, 36); //=> "early September"
 */
export function aroundText(translator: Translator, year: number, week: number): string {
  const middle = thursday(year, week);
  const day = middle.getUTCDate();
  const part = day <= 10 ? "early" : day <= 20 ? "middle" : "late";
  const month = monthName(translator, middle.getUTCMonth() + 1);
  return translator.formatMessage({ id: "reading.around" }, { part, month });
}

function monthText({ locale }: Translator, { year, month, day }: KnownDate & { readonly month: number }) {
  return dateIn(locale, Date.UTC(year, month - 1, day ?? 1), {
    year: "numeric",
    month: "long",
    ...(day === undefined ? {} : { day: "numeric" }),
  });
}

/**
 * Returns a manufacturing date in words, at its known precision.
 *
 * @example
 * dateText(translatorIn("en"), { year: 2018, week: 36 }); //=> "week 36 of 2018, early September"
 */
export function dateText(translator: Translator, { year, month, week, day }: KnownDate): string {
  const { formatMessage } = translator;
  if (week !== undefined) {
    const around = aroundText(translator, year, week);
    return formatMessage({ id: "reading.dateWeek" }, { week, year: String(year), around });
  }
  if (month === undefined) return formatMessage({ id: "reading.dateYear" }, { year: String(year) });
  return monthText(translator, { year, month, ...(day !== undefined && { day }) });
}

/**
 * Returns a manufacturing date for use in a sentence, where a week needs no month.
 *
 * @example
 * shortDateText(translatorIn("en"), { year: 2018, week: 36 }); //=> "week 36 of 2018"
 */
export function shortDateText(translator: Translator, { year, month, week, day }: KnownDate): string {
  if (week !== undefined) {
    return translator.formatMessage({ id: "recommendation.dateWeek" }, { week, year: String(year) });
  }
  if (month === undefined) return String(year);
  return monthText(translator, { year, month, ...(day !== undefined && { day }) });
}

/**
 * Returns a day of the calendar in words.
 *
 * @param day `"YYYY-MM-DD"`.
 *
 * @example
 * dayText(translatorIn("en"), "2026-11-20"); //=> "November 20, 2026"
 */
export const dayText = ({ locale }: Translator, day: string): string =>
  dateIn(locale, Date.parse(day), { dateStyle: "long" });

/** Returns several dates in one phrase, each once: "August 2005 or August 1985". */
export const datesText = (translator: Translator, dates: readonly KnownDate[]): string =>
  eitherText(translator, new Set(dates.map((date) => dateText(translator, date))));
