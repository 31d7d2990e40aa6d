import type { CounterMark } from "./format.ts";
import type { Reason } from "./reasons.ts";

// Marks are few, so that the line between them is a rough guide: within half a year it agrees, beyond a year and a
// half it contradicts, between the two it says nothing.
const AGREES = 6;
const CONTRADICTS = 18;
/** How many months after the last mark the line is trusted to go on. Before the first mark it says nothing. */
const EXTRAPOLATED = 60;

const monthsOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/**
 * Compares a running number with where it should stand in a month, by straight lines between known marks.
 * `undefined` when the marks say nothing about that month.
 */
export function compareCounter(
  marks: readonly CounterMark[],
  sequence: number,
  year: number,
  month: number,
): Reason | undefined {
  const at = year * 12 + month - 1;
  const next = marks.findIndex(({ date }) => monthsOf(date) >= at);
  const end = next === -1 ? marks.length - 1 : Math.max(next, 1);
  const before = marks[end - 1];
  const after = marks[end];
  if (!before || !after || at < monthsOf(before.date) || at > monthsOf(after.date) + EXTRAPOLATED)
    return undefined;

  const perMonth = (after.at - before.at) / (monthsOf(after.date) - monthsOf(before.date));
  const expected = before.at + perMonth * (at - monthsOf(before.date));
  const off = Math.abs(sequence - expected) / perMonth;
  if (off > AGREES && off <= CONTRADICTS) return undefined;
  return {
    code: off <= AGREES ? "counter-fits" : "counter-misfit",
    values: { expected: Math.round(expected) },
  };
}
