const DAY = 86_400_000;

/** A calendar date. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Returns the days since 1970-01-01. */
export const dayNumber = ({ year, month, day }: Day): number => Date.UTC(year, month - 1, day) / DAY;

const toDay = (number: number): Day => {
  const date = new Date(number * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

/** Returns the number of days in a month; `month` from 1. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : month === 4 || month === 6 || month === 9 || month === 11
      ? 30
      : 31;

/** Returns the date of a day of the year, counted from 1, or `undefined` when the year is shorter. */
export function dayOfYear(year: number, number: number): Day | undefined {
  const day = toDay(dayNumber({ year, month: 1, day: number }));
  return number > 0 && day.year === year ? day : undefined;
}

/** Returns the day number of the Monday of an ISO week. */
export function findMonday(year: number, week: number): number {
  const fourth = dayNumber({ year, month: 1, day: 4 });
  // 1970-01-01 was a Thursday, so (number + 3) % 7 counts the days since Monday; negative before that day.
  return fourth - ((((fourth + 3) % 7) + 7) % 7) + 7 * (week - 1);
}

/** Returns the number of ISO weeks of a year: 52 or 53. */
export const weeksIn = (year: number): number => (findMonday(year + 1, 1) - findMonday(year, 1)) / 7;

/** Returns the month of a week's Thursday. A week 53 that runs into January belongs to December. */
export function monthOfWeek(year: number, week: number): number {
  const thursday = toDay(findMonday(year, week) + 3);
  return thursday.year > year ? 12 : thursday.month;
}

/** Returns the number that a run of digits represents, or NaN if there is another character. */
export function digits(text: string, from = 0, to = text.length): number {
  let number = 0;
  for (let index = from; index < to; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    number = digit >= 0 && digit <= 9 ? number * 10 + digit : Number.NaN;
  }
  return number;
}

/**
 * Parses a calendar date `"YYYY-MM-DD"`.
 *
 * @throws {RangeError} when the text is not a calendar date, which is a mistake of the calling program.
 */
export function calendarDay(text: string): Day {
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 7);
  const day = digits(text, 8, 10);
  const shaped = text.length === 10 && text[4] === "-" && text[7] === "-";
  if (shaped && year >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month))
    return { year, month, day };
  throw new RangeError(`Not a calendar date YYYY-MM-DD: "${text}"`);
}

/**
 * Returns the first and last day of a date at any precision: `"2018"`, `"2018-09"`, `"2018-W36"`, `"2018-09-05"`.
 *
 * @throws {RangeError} when the text is not such a date.
 */
export function period(date: string): readonly [first: Day, last: Day] {
  const [, years = "", weeks, months, days] =
    /^(\d{4})(?:-W(0[1-9]|[1-4]\d|5[0-3])|-(0[1-9]|1[0-2])(?:-(\d{2}))?)?$/u.exec(date) ?? [];
  if (years === "") throw new RangeError(`Not a date YYYY, YYYY-MM, YYYY-Www or YYYY-MM-DD: "${date}"`);
  if (days !== undefined) {
    const only = calendarDay(date);
    return [only, only];
  }
  const year = Number(years);
  if (weeks !== undefined) {
    const monday = findMonday(year, Number(weeks));
    return [toDay(monday), toDay(monday + 6)];
  }
  const first = Number(months ?? 1);
  const last = Number(months ?? 12);
  return [
    { year, month: first, day: 1 },
    { year, month: last, day: daysInMonth(year, last) },
  ];
}

/** Returns the whole months from one day to another, never below 0. */
export const wholeMonths = (from: Day, to: Day): number =>
  Math.max(0, (to.year - from.year) * 12 + to.month - from.month - (to.day < from.day ? 1 : 0));
