import { age, type AgeStatus, ageStatus, anyTimeZone, monthOf } from "../age.ts";
import type { Candidate } from "../engine/decoding.ts";

/**
 * Returns each possible date of a heater with its state at that age, in the same order.
 *
 * @param today Calendar date `"YYYY-MM-DD"`.
 *
 * @example
 * datedStates([{ date: "2020-05" }, { date: "2000-05" }], "2026-11-20").map(({ state }) => state);
 * //=> ["monitor", "replace"]
 */
export const datedStates = <Dated extends Pick<Candidate, "date">>(
  candidates: readonly Dated[],
  today: string,
): readonly { readonly date: Dated; readonly state: AgeStatus }[] =>
  candidates.map((date) => ({ date, state: ageStatus(age(date.date, today, anyTimeZone).years) }));

/**
 * Returns the date of a candidate as `"YYYY"`, `"YYYY-MM"` or `"YYYY-MM-DD"`. A week is given as its month.
 *
 * @example
 * calendarDate({ date: "2018-W36", year: 2018, week: 36 }); //=> "2018-09"
 */
export function calendarDate(candidate: Pick<Candidate, "date" | "year" | "month" | "week">): string {
  const month = monthOf(candidate);
  return candidate.week === undefined || month === undefined
    ? candidate.date
    : `${candidate.year}-${String(month).padStart(2, "0")}`;
}
