import { sql } from "kysely";

/**
 * Returns the changes to a row after a failed attempt: the next one follows after a minute, and then after twice as
 * long each time. PostgreSQL's clock decides, so it doesn't matter which instance tries.
 *
 * @param longest Longest wait, as an interval of PostgreSQL.
 */
export const postponed = (longest: string) => ({
  attempts: sql<number>`attempts + 1`,
  next_attempt_at: sql<Date>`now() + least(interval '1 minute' * 2 ^ least(attempts, 10), ${longest}::interval)`,
});
