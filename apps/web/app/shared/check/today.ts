const pad = (number: number): string => String(number).padStart(2, "0");

/** Today's calendar date where the visitor is, `"YYYY-MM-DD"`. */
export function visitorToday(now: Date = new Date()): string {
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** Today's calendar date in UTC, `"YYYY-MM-DD"`: on the server the visitor's zone is not known. */
export const utcToday = (now: Date = new Date()): string => now.toISOString().slice(0, 10);
