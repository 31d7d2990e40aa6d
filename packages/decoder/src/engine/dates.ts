import { type Day, dayNumber, dayOfYear, daysInMonth, digits, findMonday, weeksIn } from "./calendar.ts";
import type { Candidate } from "./decoding.ts";
import type { Format, Shifted } from "./format.ts";
import type { Matcher } from "./matcher.ts";

/** A date at its known precision, as in a candidate. */
export type Dated = Pick<Candidate, "date" | "year" | "month" | "week" | "day">;

/** Years until a number of digits repeats, by that number. */
const TURNS: readonly number[] = [1, 10, 100, 1000, 10_000];

const two = (number: number): string => (number < 10 ? `0${number}` : `${number}`);

/** Returns one of the years that the characters can mean, or NaN if there is none. */
export function someYear({ read }: Format, text: string): number {
  if (!read?.year) return digits(text);
  const { letters, starts, from = 0, plus = 0 } = read.year;
  if (starts) {
    const later = starts.findIndex((start) => start > digits(text));
    return from + (later < 0 ? starts.length : later) - 1;
  }
  if (letters === undefined) return digits(text) + plus;
  const index = letters.indexOf(text);
  return index < 0 ? Number.NaN : from + index;
}

/** Returns the number of years after which the year code repeats. */
export const readTurn = ({ read }: Format, text: string): number =>
  read?.year?.letters?.length ?? TURNS[text.length] ?? 10_000;

const toNumber = (text: string, rule: string | readonly string[] | Shifted | undefined): number =>
  rule === undefined
    ? digits(text)
    : typeof rule === "object" && "plus" in rule
      ? digits(text) + rule.plus
      : rule.indexOf(text) + 1;

/**
 * Returns the date in a year that the matched characters mean, or `undefined` if it doesn't exist or is after today.
 *
 * @param near Precision to stop at.
 */
export function toDate(
  { read }: Format,
  groups: Matcher["groups"],
  match: RegExpExecArray,
  year: number,
  today: Day,
  near: Format["near"],
): Dated | undefined {
  if (near === "year") return { date: `${year}`, year };
  // Group 0 of a match is the whole text. Here it means a group that the shape doesn't have.
  if (groups.month > 0) {
    const month = toNumber(match[groups.month] ?? "", read?.month);
    const past = year < today.year || month <= today.month;
    if (!past || !(month >= 1 && month <= 12)) return undefined;
    if (groups.day === 0 || near === "month") return { date: `${year}-${two(month)}`, year, month };
    return dayIn({ year, month, day: digits(match[groups.day] ?? "") }, today);
  }
  if (groups.week > 0) {
    const week = toNumber(match[groups.week] ?? "", read?.week);
    const past = year < today.year || findMonday(year, week) <= dayNumber(today);
    if (!past || !(week >= 1 && week <= 53)) return undefined;
    // A week 53 in a year without one: either neighboring week may be meant, so only the year is returned.
    return week < 53 || week <= weeksIn(year)
      ? { date: `${year}-W${two(week)}`, year, week }
      : { date: `${year}`, year };
  }
  if (groups.dayOfYear > 0) {
    const date = dayOfYear(year, digits(match[groups.dayOfYear] ?? ""));
    return date && dayIn(date, today);
  }
  return { date: `${year}`, year };
}

function dayIn(date: Day, today: Day): Dated | undefined {
  const { year, month, day } = date;
  const exists = day >= 1 && day <= daysInMonth(year, month);
  return exists && dayNumber(date) <= dayNumber(today)
    ? { date: `${year}-${two(month)}-${two(day)}`, year, month, day }
    : undefined;
}
