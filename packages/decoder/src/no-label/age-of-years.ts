import { age, ageStatus, type AgeStatus } from "../age.ts";
import type { Years } from "./question.ts";

/** The age of a heater that was made within a range of years. */
export interface YearsAge {
  /** Completed months if made on the last day of the range; 0 if that day has not come yet. */
  readonly minMonths: number;
  /** Completed months if made on the first day of the range; `null` if the range has no start. */
  readonly maxMonths: number | null;
  /** The state of most years of the range, or the older of two with as many. */
  readonly state: AgeStatus;
  /** Whether every year of the range has that state. */
  readonly isCertain: boolean;
}

const states = ["replace", "monitor", "good"] as const;

/**
 * Returns the age of a heater that was made within a range of years.
 *
 * @param years As returned by `narrow`.
 * @param today Calendar date `"YYYY-MM-DD"`.
 * @throws {RangeError} when `today` is not a calendar date.
 *
 * @example
 * ageOfYears([2016, 2026], "2026-11-20");
 * //=> { minMonths: 0, maxMonths: 130, state: "good", isCertain: false }
 */
export function ageOfYears([from, to]: Years, today: string): YearsAge {
  const last = to ?? Number(today.slice(0, 4));
  const minMonths = Math.max(age(`${last}`, today).minMonths, 0);
  if (from === null)
    return {
      minMonths,
      maxMonths: null,
      state: "replace",
      isCertain: ageStatus(minMonths / 12) === "replace",
    };
  const counts = { replace: 0, monitor: 0, good: 0 };
  for (let year = from; year <= last; year++) counts[ageStatus(age(`${year}`, today).years)] += 1;
  const most = Math.max(...Object.values(counts));
  const state = states.find((each) => counts[each] === most) ?? "replace";
  return {
    minMonths,
    maxMonths: age(`${from}`, today).maxMonths,
    state,
    isCertain: most === last + 1 - from,
  };
}
