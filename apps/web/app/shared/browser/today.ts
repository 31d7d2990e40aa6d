const DAY = 86_400_000;
/** Milliseconds to wait for the server's time. */
const TIMEOUT = 3000;
/** A smaller error is ignored, because a calendar day has no time and zones are up to 14 hours apart. */
const TOLERANCE = 1.5 * DAY;
/** Pages are rebuilt more often than this, so a clock that is further ahead of the build is doubtful. */
const MAX_LIFE = 366 * DAY;

const pad = (number: number): string => String(number).padStart(2, "0");
const built = (): number => Date.parse(import.meta.env.BUILD_DAY);

/** How far this device's clock is behind, in milliseconds, and whether a server has confirmed it. */
let clock: { readonly behind: number; readonly known: boolean } = { behind: 0, known: false };

/**
 * Uses a server's time to correct a clock that is wrong by days. An invalid time is ignored.
 *
 * @param time Milliseconds, as returned by `Date.parse`.
 */
export function setServerTime(time: number): void {
  if (Number.isNaN(time)) return;
  const behind = time - Date.now();
  clock = { behind: Math.abs(behind) > TOLERANCE ? behind : 0, known: true };
}

/** Takes the day `"YYYY-MM-DD"` from a page that the server has just rendered. */
export const setServerDay = (day: string): void => setServerTime(Date.parse(`${day}T12:00:00Z`));

/** The fault of a clock: it is before the build of the page, or so far after it that it may be wrong. */
export type ClockDoubt = "ahead" | "behind";

/** Returns why the day may be wrong; `undefined` if a server confirmed the time or the clock is plausible. */
export function clockDoubt(): ClockDoubt | undefined {
  const ahead = Date.now() - built();
  if (clock.known) return undefined;
  return ahead < -TOLERANCE ? "behind" : ahead > MAX_LIFE ? "ahead" : undefined;
}

/** Requests the server's time if the clock is doubtful. Without a connection the doubt remains. */
export async function askTime(): Promise<void> {
  if (clockDoubt() === undefined) return;
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const { headers } = await fetch("/icon.svg", { method: "HEAD", cache: "no-store", signal });
    setServerTime(Date.parse(headers.get("date") ?? ""));
  } catch {
    // No connection.
  }
}

/** Returns the best known time, which is never before the page was built. */
export const now = (): Date => new Date(Math.max(Date.now() + clock.behind, built()));

/** Returns today's calendar date in the visitor's time zone, `"YYYY-MM-DD"`. */
export function visitorToday(at: Date = now()): string {
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
}

/** Returns today's calendar date in UTC, `"YYYY-MM-DD"`, because the server does not know the visitor's time zone. */
export const utcToday = (at: Date = now()): string => at.toISOString().slice(0, 10);

/**
 * Returns the current day for content shown since an earlier day. It counts the days that the clock has advanced,
 * because the clock itself may be wrong. Correcting the clock in between adds none.
 *
 * @param since When it was first shown, by this device's clock.
 * @param at The current time, by the same clock.
 *
 * @example
 * laterDay("2026-11-22", new Date("2026-11-22T23:50"), new Date("2026-11-23T00:10")); //=> "2026-11-23"
 */
export function laterDay(day: string, since: Date, at: Date): string {
  const passed = Date.parse(visitorToday(at)) - Date.parse(visitorToday(since));
  return passed > 0 && passed < MAX_LIFE ? utcToday(new Date(Date.parse(day) + passed)) : day;
}
