import { requireString } from "./engine/wrong-type.ts";
import {
  calendarDay,
  type Day,
  dayNumber,
  digits,
  monthOfWeek,
  period,
  wholeMonths,
} from "./engine/calendar.ts";

/** How finely a date is known. */
export type Precision = "year" | "month" | "week" | "day";

/**
 * Age in completed years and months, counted from the first day of the known period: that of its month for a week, which
 * is shown as its month.
 */
export interface Age {
  /** Completed years. */
  readonly years: number;
  /** Completed months beyond the years, 0 to 11. */
  readonly months: number;
  /** Completed months if the heater was made on the last day of the known period. */
  readonly minMonths: number;
  /** Completed months if the heater was made on the first day of the known period. */
  readonly maxMonths: number;
  readonly precision: Precision;
}

/** Ages in years at which a heater needs watching and replacing. Every gauge, state and text takes them from here. */
export const ageLimits = { monitor: 6, replace: 10 } as const;

/** `good`: under 6 years. `monitor`: 6 to under 10 years. `replace`: 10 years and over. */
export type AgeStatus = "good" | "monitor" | "replace";

const findPrecision = (date: string): Precision =>
  date.length === 4 ? "year" : date.length === 7 ? "month" : date.includes("W") ? "week" : "day";

/** Returns the first day of the month of a week, `"2018-W36"`. */
function monthStart(week: string): Day {
  const year = digits(week, 0, 4);
  return { year, month: monthOfWeek(year, digits(week, 6)), day: 1 };
}

/** How far a manufacturing date may be after the day for which the age is calculated. */
export interface AgeOptions {
  /** Days. @default 0 */
  readonly daysAhead?: number;
}

/**
 * Allows a date that was read on another computer, in a time zone where tomorrow has already begun.
 *
 * @example
 * age("2026-11-21", "2026-11-20", anyTimeZone).maxMonths; //=> 0
 */
export const anyTimeZone = { daysAhead: 1 } as const satisfies AgeOptions;

/**
 * Returns the age of a heater on a day.
 *
 * @param date Manufacturing date as in a candidate: `"2018"`, `"2018-09"`, `"2018-W36"` or `"2018-09-05"`.
 * @param today Calendar date `"YYYY-MM-DD"`.
 * @throws {RangeError} when either date is malformed, or when the manufacturing date begins after today.
 * @throws {TypeError} when either argument is not a string.
 *
 * @example
 * age("2005-08", "2026-11-20");
 * //=> { years: 21, months: 3, minMonths: 254, maxMonths: 255, precision: "month" }
 */
export function age(date: string, today: string, { daysAhead = 0 }: AgeOptions = {}): Age {
  requireString("age", "date", date);
  requireString("age", "today", today);
  const [first, last] = period(date);
  const now = calendarDay(today);
  if (dayNumber(first) > dayNumber(now) + daysAhead) throw new RangeError(`${date} is after ${today}`);
  const precision = findPrecision(date);
  const maxMonths = wholeMonths(precision === "week" ? monthStart(date) : first, now);
  return {
    years: Math.floor(maxMonths / 12),
    months: maxMonths % 12,
    minMonths: wholeMonths(last, now),
    maxMonths,
    precision,
  };
}

/**
 * Returns whether to keep, watch or replace a heater of this age.
 *
 * @throws {RangeError} when the age is negative or not a number.
 *
 * @example
 * ageStatus(9); //=> "monitor"
 */
export function ageStatus(years: number): AgeStatus {
  if (!(years >= 0)) throw new RangeError(`Not an age in years: ${years}`);
  return years < ageLimits.monitor ? "good" : years < ageLimits.replace ? "monitor" : "replace";
}

/**
 * Returns the month of a candidate, 1 to 12, or `undefined` when only the year is known. A week has the month of its
 * Thursday.
 *
 * @example
 * monthOf({ year: 2018, week: 36 }); //=> 9
 */
export function monthOf(candidate: {
  readonly year: number;
  readonly month?: number;
  readonly week?: number;
}): number | undefined {
  return candidate.week === undefined ? candidate.month : monthOfWeek(candidate.year, candidate.week);
}
