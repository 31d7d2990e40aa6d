import { type Kysely, sql } from "kysely";
import type { Settings } from "../config/env.ts";
import { deleteDue, expiringTables } from "../db/retention.ts";
import type { Database } from "../db/schema.ts";
import { day, hour, minute } from "../time/durations.ts";
import type { Job, JobLog } from "./schedule.ts";

const every = 15 * minute;
/** Maximum number of rows that one statement deletes, so that it takes a second or two. */
const maxAtOnce = 50_000;

/** Returns PostgreSQL's clock, and when it was at the last deletion, if there was one. */
export async function readClock(database: Kysely<Database>) {
  const { rows } = await sql<{ readonly now: Date; readonly ran_at: Date | null }>`
    select now(), (select ran_at from retention_runs)`.execute(database);
  const [{ now, ran_at: ranAt } = { now: new Date(), ran_at: null }] = rows;
  return { now, ranAt };
}

/** Stores that a deletion began. */
const start = (database: Kysely<Database>) => {
  const started = { ran_at: sql<Date>`now()`, stopped_at: null, sent_at: null, attempts: 0 };
  const next = { ...started, next_attempt_at: sql<Date>`now()` };
  return database
    .insertInto("retention_runs")
    .values(next)
    .onConflict((conflict) => conflict.column("is_only").doUpdateSet(next))
    .execute();
};

/** Stores that nothing is deleted. Returns whether that is new. */
const stop = (database: Kysely<Database>) =>
  database
    .updateTable("retention_runs")
    .set({ stopped_at: sql<Date>`now()`, next_attempt_at: sql<Date>`now()` })
    .where("stopped_at", "is", null)
    .returning("ran_at")
    .executeTakeFirst();

/**
 * Creates the job that deletes rows after their retention period, by PostgreSQL's clock. It deletes nothing while that
 * clock is more than a day after the last deletion and also an hour from this machine's: one of them is wrong.
 */
export const deleteOld = (
  database: Kysely<Database>,
  { retentionDays, log }: { readonly retentionDays: Settings["retentionDays"]; readonly log: JobLog },
): Job => ({
  name: "delete-old",
  every,
  run: async (stopping) => {
    const { now, ranAt } = await readClock(database);
    const hasJumped = ranAt !== null && now.getTime() - ranAt.getTime() > day;
    if (hasJumped && Math.abs(now.getTime() - Date.now()) > hour) {
      if (await stop(database))
        log.error({ postgresql: now, lastDeletion: ranAt }, "a clock is wrong: no old row is deleted");
      return;
    }
    await start(database);
    const deleted: Record<string, number> = {};
    for (const expiring of expiringTables(retentionDays)) {
      if (stopping?.aborted === true) break;
      const rows = await deleteDue(database, expiring, maxAtOnce);
      if (rows > 0) deleted[expiring.table] = rows;
    }
    if (Object.keys(deleted).length > 0) log.info({ deleted }, "old rows are deleted");
  },
});

/** Deletes all rows that are due, however many they are. Returns their number for each table. */
export async function deleteAllDue(
  database: Kysely<Database>,
  retentionDays: Settings["retentionDays"],
): Promise<Readonly<Record<string, number>>> {
  const deleted: Record<string, number> = {};
  for (const expiring of expiringTables(retentionDays)) {
    let rows = 0;
    for (let more = maxAtOnce; more === maxAtOnce; rows += more)
      more = await deleteDue(database, expiring, maxAtOnce);
    deleted[expiring.table] = rows;
  }
  await start(database);
  return deleted;
}
