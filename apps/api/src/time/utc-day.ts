/**
 * Returns the calendar day of a time in UTC.
 *
 * @throws {RangeError} for an invalid date.
 *
 * @example
 * utcDay(new Date("2026-11-20T23:30:00Z")); //=> "2026-11-20"
 */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);
