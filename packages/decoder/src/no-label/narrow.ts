import { calendarDay } from "../engine/calendar.ts";
import { sureness } from "../engine/readings.ts";
import { interpret } from "./interpret.ts";
import type { Clue, Narrowing, Years } from "./question.ts";
import { common, overlap } from "./years.ts";

/** A step on the way to fewer years. */
export interface NarrowingStep extends Narrowing {
  /** The years that are left after it. */
  readonly left: Years;
  /** False when it contradicts what is surer: it is named, and does not count. */
  readonly agrees: boolean;
}

/** What the answers say together. */
export interface Narrowed {
  /** The years that are left; the last is never after today's. */
  readonly years: Years;
  /** Each answer that says something, the surest first. */
  readonly steps: readonly NarrowingStep[];
  /** Answers that say nothing, as they were given. */
  readonly unused: readonly Clue[];
}

/**
 * Narrows the years that a heater without a readable serial number can be of, answer by answer, the surest first.
 *
 * @param clues In any order: it does not change what is left.
 * @param today Calendar date `"YYYY-MM-DD"`.
 * @throws {RangeError} when `today` is no calendar date.
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
  const found = read
    .flatMap(({ found: each }) => each ?? [])
    .toSorted(
      (a, b) => sureness(b.confidence) - sureness(a.confidence) || order(a).localeCompare(order(b), "en"),
    );
  let years: Years = [null, calendarDay(today).year];
  const steps = found.map((each): NarrowingStep => {
    const agrees = overlap(years, each.years);
    if (agrees) years = common(years, each.years);
    return { ...each, left: years, agrees };
  });
  return { years, steps, unused: read.flatMap((each) => (each.found ? [] : [each.clue])) };
}

const order = ({ question, years: [from, to] }: Narrowing): string => `${question} ${from} ${to}`;
