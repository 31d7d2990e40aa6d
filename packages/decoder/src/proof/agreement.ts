import { type Day, dayNumber, period } from "../engine/calendar.ts";
import type { Decoding } from "../engine/decoding.ts";

/**
 * When a heater was made, as known without its serial number: a date as printed, at its precision (`"2004"`,
 * `"2004-05"`, `"2004-W20"`, `"2004-05-12"`), or the first and last possible date, both inclusive and each at its
 * known precision.
 */
export type KnownDate = string | readonly [from: string, to: string];

/**
 * How a decoding compares with an independently known date:
 *
 * - `agrees`: it has one date, which fits
 * - `ambiguous`: it has several dates, and one of them fits
 * - `contradicts`: none of its dates fits
 * - `no-date`: it has no date
 */
export type Agreement = "agrees" | "ambiguous" | "contradicts" | "no-date";

const WEEK = 7;

type Span = readonly [first: number, last: number];

/**
 * Returns the day numbers of the first and last day, with a tolerance of a week for weeks, because makers count weeks
 * differently.
 */
const toSpan = (from: string, to: string): Span => {
  const [first] = period(from);
  const [, last] = period(to);
  const play = (date: string, day: Day, sign: 1 | -1) =>
    dayNumber(day) + (date.includes("W") ? sign * WEEK : 0);
  return [play(from, first, -1), play(to, last, 1)];
};

const touch = ([first, last]: Span, [begin, end]: Span): boolean => first <= end && begin <= last;

/**
 * Compares the dates of a serial number with an independently known date: printed on the rating plate, or bounded by
 * a recall. Two dates fit if they share a day. Around a week, one more week on either side is allowed, because no
 * calendar fits all dated heaters.
 *
 * @throws {RangeError} when the known date is invalid.
 *
 * @example
 * const { "bradford-white": brand } = brands;
 * agreement(decode(brand, "BH6511396", { today: "2026-11-20" }), "2005-08"); //=> "ambiguous"
 * agreement(decode(brand, "BH6511396", { today: "2026-11-20" }), ["1990", "1999"]); //=> "contradicts"
 */
export function agreement(decoding: Decoding, known: KnownDate): Agreement {
  const span = typeof known === "string" ? toSpan(known, known) : toSpan(known[0], known[1]);
  if (decoding.status === "unreadable") return "no-date";
  const fits = decoding.candidates.some(({ date }) => touch(toSpan(date, date), span));
  if (!fits) return "contradicts";
  return decoding.candidates.length === 1 ? "agrees" : "ambiguous";
}
