/** Cache policies by name, for `Cache-Control`. */
export const cache = {
  /** The response is for one visitor and must not be stored. */
  personal: "private, no-store",
  /** Revalidated on every request; answered with 304 if unchanged. */
  revalidated: "public, max-age=0, must-revalidate",
} as const;

const day = 24 * 60 * 60;

/**
 * Returns the `Cache-Control` of a public response that changes at midnight UTC.
 *
 * @example
 * untilMidnight(new Date("2026-11-21T23:59:00Z")); //=> "public, max-age=60"
 */
export function untilMidnight(now: Date): string {
  const passed = Math.floor(now.getTime() / 1000) % day;
  return `public, max-age=${day - passed}`;
}
