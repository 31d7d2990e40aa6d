import { eitherText } from "./dates.ts";
import type { Translator } from "./translator.ts";

/** An age in completed months at both ends of the possible period, and the precision of its date. */
export interface KnownAge {
  readonly minMonths: number;
  readonly maxMonths: number;
  readonly precision: "year" | "month" | "week" | "day";
}

/**
 * Returns a number of completed months in words.
 *
 * @example
 * monthsText(translatorIn("en"), 255); //=> "21 years, 3 months"
 */
export function monthsText({ formatMessage }: Translator, span: number): string {
  const years = Math.floor(span / 12);
  const months = span % 12;
  if (years === 0 && months === 0) return formatMessage({ id: "reading.lessThanAMonth" });
  if (years === 0) return formatMessage({ id: "reading.months" }, { count: months });
  if (months === 0) return formatMessage({ id: "reading.years" }, { count: years });
  return formatMessage({ id: "reading.yearsAndMonths" }, { years, months });
}

/**
 * Returns an age in words: years and months, or whole years when only the year is known.
 *
 * @example
 * ageText(translatorIn("en"), { minMonths: 94, maxMonths: 106, precision: "year" }); //=> "7 to 8 years"
 */
export function ageText(translator: Translator, { minMonths, maxMonths, precision }: KnownAge): string {
  if (precision !== "year") return monthsText(translator, maxMonths);
  const [from, to] = [Math.floor(minMonths / 12), Math.floor(maxMonths / 12)];
  return from === to
    ? translator.formatMessage({ id: "reading.aboutYears" }, { count: to })
    : translator.formatMessage({ id: "reading.rangeYears" }, { from, to });
}

/**
 * Returns the rest of a warranty: in months below two years, then in completed years.
 *
 * @param months Completed months that are left, at least.
 *
 * @example
 * timeLeftText(translatorIn("en"), 15); //=> "15 months"
 * timeLeftText(translatorIn("en"), 29); //=> "2 years"
 */
export function timeLeftText({ formatMessage }: Translator, months: number): string {
  if (months >= 24) return formatMessage({ id: "reading.years" }, { count: Math.floor(months / 12) });
  // In the last month, too: both ends are only known to a month.
  return formatMessage({ id: "reading.months" }, { count: Math.max(1, months) });
}

/** An age in two parts: the main one in large type, and the rest of the phrase. */
export interface AgeParts {
  readonly main: string;
  /** Empty if the language needs none. */
  readonly rest: string;
}

/**
 * Returns an age in two parts.
 *
 * @example
 * ageParts(translatorIn("en"), { minMonths: 270, maxMonths: 270, precision: "month" });
 * //=> { main: "22 years", rest: "and 6 months old" }
 */
export function ageParts(translator: Translator, age: KnownAge): AgeParts {
  const years = Math.floor(age.maxMonths / 12);
  const isSplit = age.precision !== "year" && years > 0;
  return {
    main: isSplit ? monthsText(translator, years * 12) : ageText(translator, age),
    rest: translator.formatMessage({ id: "result.oldRest" }, { months: isSplit ? age.maxMonths % 12 : 0 }),
  };
}

/**
 * Returns the completed years of a few possible ages, each number once.
 *
 * @example
 * eitherYearsText(translatorIn("en"), [{ maxMonths: 255 }, { maxMonths: 495 }]); //=> "21 or 41"
 */
export const eitherYearsText = (
  translator: Translator,
  ages: readonly Pick<KnownAge, "maxMonths">[],
): string => eitherText(translator, new Set(ages.map(({ maxMonths }) => String(Math.floor(maxMonths / 12)))));
