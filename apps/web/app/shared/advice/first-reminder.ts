const WEEK = 7 * 86_400_000;
/** The last day in every month. Repetitions on a later one would be skipped in short months. */
const LAST_DAY = 28;

/**
 * Returns the day of the first reminder: in a week, or on the first of the next month if not every month has that
 * day.
 *
 * @example
 * firstReminder("2026-11-22"); //=> "2026-12-01"
 */
export function firstReminder(today: string): string {
  const day = new Date(Date.parse(today) + WEEK);
  const reminderDay =
    day.getUTCDate() <= LAST_DAY ? day : new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1));
  return reminderDay.toISOString().slice(0, 10);
}
