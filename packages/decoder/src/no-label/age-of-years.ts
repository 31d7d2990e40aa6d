import { age, ageStatus, type AgeStatus } from "../age.ts";
import type { Years } from "./question.ts";

/** How old a heater of some span of years is. */
export interface YearsAge {
  /** Completed months, if it was made on the last day of them; 0 when that day is to come. */
  readonly minMonths: number;
  /** Completed months, if it was made on the first day of them; `null` when nobody knows how far back they go. */
  readonly maxMonths: number | null;
  /** Every state that it can be in, the older first. */
  readonly statuses: readonly [AgeStatus, ...AgeStatus[]];
}

const statuses = ["replace", "monitor", "good"] as const;

/**
 * The age of a heater that can be of any of some years.
 *
 * @param years As `narrow` leaves them.
 * @param today Calendar date `"YYYY-MM-DD"`.
 * @throws {RangeError} when `today` is no calendar date.
 *
 * @example
 * ageOfYears([2016, 2018], "2026-11-20");
 * //=> { minMonths: 94, maxMonths: 130, statuses: ["replace", "monitor"] }
 */
export function ageOfYears([from, to]: Years, today: string): YearsAge {
  const minMonths = Math.max(age(`${to ?? today.slice(0, 4)}`, today).minMonths, 0);
  const maxMonths = from === null ? null : age(`${from}`, today).maxMonths;
  const oldest = maxMonths === null ? "replace" : ageStatus(maxMonths / 12);
  const youngest = ageStatus(minMonths / 12);
  const [first = oldest, ...others] = statuses.slice(
    statuses.indexOf(oldest),
    statuses.indexOf(youngest) + 1,
  );
  return { minMonths, maxMonths, statuses: [first, ...others] };
}
