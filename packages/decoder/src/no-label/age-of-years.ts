import { age, ageStatus, type AgeStatus } from "../age.ts";
import type { Years } from "./question.ts";

/** The age of a heater that was made within a range of years. */
export interface YearsAge {
  /** Completed months if made on the last day of the range; 0 if that day has not come yet. */
  readonly minMonths: number;
  /** Completed months if made on the first day of the range; `null` if the range has no start. */
  readonly maxMonths: number | null;
  /** Every state that the heater can be in, the oldest first. */
  readonly statuses: readonly [AgeStatus, ...AgeStatus[]];
}

const statuses = ["replace", "monitor", "good"] as const;

/**
 * Returns the age of a heater that was made within a range of years.
 *
 * @param years As returned by `narrow`.
 * @param today Calendar date `"YYYY-MM-DD"`.
 * @throws {RangeError} when `today` is not a calendar date.
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
