import type { CounterMark } from "./format.ts";
import type { Reason } from "./reasons.ts";

// Marks are few, so that the line between them is a rough guide: within half a year it agrees, beyond a year and a
// half it contradicts, between the two it says nothing.
const AGREES = 6;
const CONTRADICTS = 18;
/** How many months after the last mark the line is trusted to go on. Before the first mark it says nothing. */
const EXTRAPOLATED = 60;

const monthsOf = (mark: Pick<CounterMark, "year" | "month">): number => mark.year * 12 + mark.month - 1;

/**
 * Compares a running number with where it should stand in a month, by straight lines between known marks.
 *
 * @param marks At least two, oldest first.
 * @returns `undefined` when the marks say nothing about that month.
 */
export function compareCounter(
  marks: readonly CounterMark[],
  sequence: number,
  year: number,
  month: number,
): Reason | undefined {
  const at = monthsOf({ year, month });
  let before: CounterMark | undefined;
  let after: CounterMark | undefined;
  for (const mark of marks) {
    if (before && after && at <= monthsOf(after)) break;
    before = after;
    after = mark;
  }
  if (!before || !after || at < monthsOf(before) || at > monthsOf(after) + EXTRAPOLATED) return undefined;

  const perMonth = (after.at - before.at) / (monthsOf(after) - monthsOf(before));
  const expected = before.at + perMonth * (at - monthsOf(before));
  const off = Math.abs(sequence - expected) / perMonth;
  if (off > AGREES && off <= CONTRADICTS) return undefined;
  return {
    code: off <= AGREES ? "counter-fits" : "counter-misfit",
    values: { expected: Math.round(expected) },
  };
}
