const DAY = 86_400_000;
/** A clock that is less wrong is left alone: a day of the calendar has no time, and zones are up to 14 hours apart. */
const TOLERANCE = 1.5 * DAY;
/** A page is made anew more often than that: a clock that far ahead of it is doubted. */
const LONGEST_LIFE = 366 * DAY;

const pad = (number: number): string => String(number).padStart(2, "0");
const built = (): number => Date.parse(import.meta.env.BUILD_DAY);

/** How far the clock of this device is behind, in milliseconds, and whether a server has said so. */
let clock: { readonly behind: number; readonly known: boolean } = { behind: 0, known: false };

/**
 * Takes what a server says of the time. From then on a clock that is wrong by days is put right; what is no time says
 * nothing.
 *
 * @param time Milliseconds, as `Date.parse` gives them.
 */
export function hearTime(time: number): void {
  if (Number.isNaN(time)) return;
  const behind = time - Date.now();
  clock = { behind: Math.abs(behind) > TOLERANCE ? behind : 0, known: true };
}

/** Takes the day `"YYYY-MM-DD"` that a server has put into a page which was fetched just now. */
export const hearDay = (day: string): void => hearTime(Date.parse(`${day}T12:00:00Z`));

/** What is wrong with a clock: it is behind the making of the page itself, or so far ahead of it that it may be wrong. */
export type ClockDoubt = "ahead" | "behind";

/** Why the day may be wrong; `undefined` when a server told the time, and when nothing speaks against the clock. */
export function clockDoubt(): ClockDoubt | undefined {
  const ahead = Date.now() - built();
  if (clock.known) return undefined;
  return ahead < -TOLERANCE ? "behind" : ahead > LONGEST_LIFE ? "ahead" : undefined;
}

/** Asks the server for the time when the clock is doubted. Without a connection the doubt stays. */
export async function askTime(): Promise<void> {
  if (clockDoubt() === undefined) return;
  try {
    const asked = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(3000) } as const;
    const { headers } = await fetch("/icon.svg", asked);
    hearTime(Date.parse(headers.get("date") ?? ""));
  } catch {
    // Nobody can say.
  }
}

/** The time as it is known here. It is never before the page was made. */
const now = (): Date => new Date(Math.max(Date.now() + clock.behind, built()));

/** Today's calendar date where the visitor is, `"YYYY-MM-DD"`. */
export function visitorToday(at: Date = now()): string {
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
}

/** Today's calendar date in UTC, `"YYYY-MM-DD"`: on the server the visitor's zone is not known. */
export const utcToday = (at: Date = now()): string => at.toISOString().slice(0, 10);

/**
 * The day on which something is looked at that was made on a day and has been there since. What the clock says of
 * either matters less than how far it has moved; one that was put right meanwhile moves nothing.
 *
 * @param since When it was made, by the clock of this device.
 * @param at When it is looked at, by the same clock.
 *
 * @example
 * laterDay("2026-11-22", new Date("2026-11-22T23:50"), new Date("2026-11-23T00:10")); //=> "2026-11-23"
 */
export function laterDay(day: string, since: Date, at: Date): string {
  const passed = Date.parse(visitorToday(at)) - Date.parse(visitorToday(since));
  return passed > 0 && passed < LONGEST_LIFE ? utcToday(new Date(Date.parse(day) + passed)) : day;
}
