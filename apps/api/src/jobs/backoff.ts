import { minute } from "../time/durations.ts";

/**
 * Returns how long to wait after a failed attempt, in milliseconds: a minute after the first, then twice as long each time.
 *
 * @param made Number of attempts, from 1.
 * @param longest Longest wait in milliseconds.
 *
 * @example
 * waitAfter(3, 3_600_000); //=> 240000
 */
export const waitAfter = (made: number, longest: number): number =>
  Math.min(minute * 2 ** (made - 1), longest);
