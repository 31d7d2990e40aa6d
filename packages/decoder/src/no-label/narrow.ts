import { calendarDay } from "../engine/calendar.ts";
import { sureness } from "../engine/readings.ts";
import { interpret } from "./interpret.ts";
import type { Clue, Narrowing, Years } from "./question.ts";
import { common, overlap } from "./years.ts";

/** One answer on the way to fewer years. */
export interface NarrowingStep extends Narrowing {
  /** The years that remain after it. */
  readonly left: Years;
  /** False if it contradicts a surer answer. It is then listed but ignored. */
  readonly agrees: boolean;
}

/** The result of all answers. */
export interface Narrowed {
  /** The remaining years; the last is never after today's. */
  readonly years: Years;
  /** Each answer that rules out years, surest first. */
  readonly steps: readonly NarrowingStep[];
  /** Answers that rule out nothing, as given. */
  readonly unused: readonly Clue[];
}

/**
 * Narrows the years in which a heater without a readable serial number can have been made, answer by answer, surest
 * first.
 *
 * @param clues In any order: it doesn't change the result.
 * @param today Calendar date `"YYYY-MM-DD"`.
 * @throws {RangeError} when `today` is not a calendar date.
 *
 * @example
 * const clues = [
 *   { question: "rating-name", answer: "ef" },
 *   { question: "standard-year", year: 2006 },
 *   { question: "gas-valve-code", code: "0712" },
 * ] as const;
 * narrow(clues, "2026-11-20").years; //=> [2007, 2008]
 */
export function narrow(clues: readonly Clue[], today: string): Narrowed {
  const read = clues.map((clue) => ({ clue, found: interpret(clue, today) }));
  const narrowings = read
    .flatMap(({ found: each }) => each ?? [])
    .toSorted(
      (a, b) => sureness(b.confidence) - sureness(a.confidence) || order(a).localeCompare(order(b), "en"),
    );
  let years: Years = [null, calendarDay(today).year];
  const steps = narrowings.map((each): NarrowingStep => {
    const agrees = overlap(years, each.years);
    if (agrees) years = common(years, each.years);
    return { ...each, left: years, agrees };
  });
  return { years, steps, unused: read.flatMap((each) => (each.found ? [] : [each.clue])) };
}

const order = ({ question, years: [from, to] }: Narrowing): string => `${question} ${from} ${to}`;
