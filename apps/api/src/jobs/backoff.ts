import { sql } from "kysely";
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

/**
 * Returns the condition for retrying a row. A time further away than the longest wait was written by a wrong clock.
 *
 * @param at Now, in milliseconds since 1970.
 * @param longest Longest wait in milliseconds.
 */
export const isDue = (at: number, longest: number) =>
  sql<boolean>`(next_attempt_at <= ${new Date(at)} or next_attempt_at > ${new Date(at + longest)})`;
