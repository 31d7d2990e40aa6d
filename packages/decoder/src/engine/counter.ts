import type { CounterMark } from "./format.ts";
import type { Reason } from "./reasons.ts";

// Marks are few, so the line between them is a rough guide. A difference of up to half a year supports the date, more
// than a year and a half contradicts it, and anything between proves nothing.
const AGREES = 6;
const CONTRADICTS = 18;
/** How many months the line is extended beyond the last mark. It is never extended before the first. */
const EXTRAPOLATED = 60;

const countMonths = (mark: Pick<CounterMark, "year" | "month">): number => mark.year * 12 + mark.month - 1;

/**
 * Compares a running number with the one expected in a month, by straight lines between known marks. After a mark with
 * `slowest`, by every line that grows at least so fast.
 *
 * @param marks At least two, oldest first.
 * @returns `undefined` when the marks don't cover that month.
 */
export function compareCounter(
  marks: readonly CounterMark[],
  sequence: number,
  year: number,
  month: number,
): Reason | undefined {
  const at = countMonths({ year, month });
  let before: CounterMark | undefined;
  let after: CounterMark | undefined;
  for (const mark of marks) {
    if (before && after && at <= countMonths(after)) break;
    before = after;
    after = mark;
  }
  if (!before || !after || at < countMonths(before) || at > countMonths(after) + EXTRAPOLATED)
    return undefined;

  const since = at - countMonths(before);
  const until = countMonths(after) - at;
  const perMonth = before.slowest ?? (after.at - before.at) / (since + until);
  const min = before.at + perMonth * since;
  const max = after.at - perMonth * until;
  const off = Math.max(min - sequence, sequence - max, 0) / perMonth;
  if (off > AGREES && off <= CONTRADICTS) return undefined;
  return {
    code: off <= AGREES ? "counter-fits" : "counter-misfit",
    values: { expected: Math.round((min + max) / 2) },
  };
}
