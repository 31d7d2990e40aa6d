import { age, ageStatus, anyTimeZone } from "../age.ts";
import type { DatedCheckResult } from "./check-result.ts";
import { calendarDate } from "./dated-states.ts";

/** The fields of a result that depend on its dates and the day. */
export type DatedFields = Omit<DatedCheckResult, "brand" | "makers" | "modelNumber" | "serialNumber">;

/**
 * Returns the fields of a result that depend on its dates and the day. Use it to show a result on a later day or with
 * fewer dates.
 *
 * @param candidates Likeliest first.
 * @param today Calendar date `"YYYY-MM-DD"`.
 * @throws {RangeError} when `today` is not a calendar date.
 *
 * @example
 * ({ ...result, ...datedFields(result.decoding.candidates, "2027-11-20") }).ageYears; //=> 23
 */
export function datedFields(
  candidates: DatedCheckResult["decoding"]["candidates"],
  today: string,
): DatedFields {
  const [first, ...others] = candidates;
  const { years, months, minMonths, maxMonths, precision } = age(first.date, today, anyTimeZone);
  return {
    success: true,
    manufacturingDate: calendarDate(first),
    ageYears: years,
    ageMonths: months,
    decoding: { status: others.length > 0 ? "ambiguous" : "decoded", candidates },
    precision,
    ageRange: { minMonths, maxMonths },
    ambiguous: others.length > 0,
    confidence: first.confidence,
    recommendationCode: ageStatus(years),
  };
}
