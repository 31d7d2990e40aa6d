const WEEK = 7 * 86_400_000;
/** The last day that every month has: what comes again on a later one would be left out in short months. */
const LAST_DAY = 28;

/**
 * Day of the first reminder: a week from a day, or the first of the next month where not every month has such a day.
 *
 * @example
 * firstReminder("2026-11-22"); //=> "2026-12-01"
 */
export function firstReminder(today: string): string {
  const day = new Date(Date.parse(today) + WEEK);
  const kept =
    day.getUTCDate() <= LAST_DAY ? day : new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1));
  return kept.toISOString().slice(0, 10);
}
