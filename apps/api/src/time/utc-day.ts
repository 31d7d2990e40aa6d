const length = 24 * 60 * 60 * 1000;

// Nearly all moments that are asked for are of the same day, and to write one takes longer than to read a serial number.
let last = { number: Number.NaN, text: "" };

/**
 * The calendar day of a moment in UTC.
 *
 * @throws {RangeError} when it is no moment.
 *
 * @example
 * utcDay(new Date("2026-11-20T23:30:00Z")); //=> "2026-11-20"
 */
export function utcDay(moment: Date): string {
  const number = Math.floor(moment.getTime() / length);
  if (number !== last.number) last = { number, text: moment.toISOString().slice(0, 10) };
  return last.text;
}
