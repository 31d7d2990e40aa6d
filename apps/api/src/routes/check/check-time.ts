import { maxDaysLate } from "../../db/retention.ts";
import { ApiError } from "../../errors/codes.ts";
import { day } from "../../time/durations.ts";

/**
 * Returns the time of a check: the caller's, or now. A device's clock can be wrong, so a time in the future becomes
 * now, and one more than 30 days ago becomes 30 days ago.
 *
 * @param sent Date and time in ISO 8601.
 * @throws {ApiError} `checked-at-invalid` for a time that `Date` can't represent, such as a leap second.
 *
 * @example
 * timeOfCheck("2026-11-12T09:30:00+01:00", new Date("2026-11-20T09:30:00Z")).toISOString(); //=> "2026-11-12T08:30:00.000Z"
 */
export function timeOfCheck(sent: string | undefined, now: Date): Date {
  if (sent === undefined) return now;
  const time = Date.parse(sent);
  if (Number.isNaN(time)) throw new ApiError("checked-at-invalid");
  const earliest = now.getTime() - maxDaysLate * day;
  return new Date(Math.min(Math.max(time, earliest), now.getTime()));
}
