import type { Kysely } from "kysely";
import type { Settings } from "../config/env.ts";
import { countDue, deleteDue, type DueRows, type Expiring, expiringTables } from "../db/retention.ts";
import type { Database } from "../db/schema.ts";
import { minute } from "../time/durations.ts";
import type { Job, JobLog } from "./schedule.ts";

const every = 15 * minute;
/** Maximum number of rows that one statement deletes, so that it takes a second or two. */
const mostAtOnce = 50_000;

/** Stores that a table's old rows are not deleted. Returns whether that is new. */
async function stop(
  database: Kysely<Database>,
  { table }: Expiring,
  { due, total }: DueRows,
): Promise<boolean> {
  const stopped = await database
    .insertInto("retention_stops")
    .values({ table_name: table, due, total })
    .onConflict((conflict) => conflict.column("table_name").doNothing())
    .returning("table_name")
    .executeTakeFirst();
  return stopped !== undefined;
}

const resume = (database: Kysely<Database>, { table }: Expiring) =>
  database.deleteFrom("retention_stops").where("table_name", "=", table).execute();

/**
 * Creates the job that deletes rows after their retention period, by PostgreSQL's clock. Where more than a twentieth
 * of a table is due, it deletes nothing from it until the operator confirms it or the clock is set right.
 */
export const deleteOld = (
  database: Kysely<Database>,
  { retentionDays, log }: { readonly retentionDays: Settings["retentionDays"]; readonly log: JobLog },
): Job => ({
  name: "delete-old",
  every,
  run: async (stopping) => {
    const deleted: Record<string, number> = {};
    for (const expiring of expiringTables(retentionDays)) {
      if (stopping?.aborted === true) break;
      const { table } = expiring;
      const rows = await countDue(database, expiring);
      if (rows.isTooMany) {
        if (await stop(database, expiring, rows))
          log.error({ table, due: rows.due, rows: rows.total }, "too many rows are due: none is deleted");
        continue;
      }
      await resume(database, expiring);
      if (rows.due > 0) deleted[table] = await deleteDue(database, expiring, mostAtOnce);
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
    for (let more = mostAtOnce; more === mostAtOnce; rows += more)
      more = await deleteDue(database, expiring, mostAtOnce);
    deleted[expiring.table] = rows;
    await resume(database, expiring);
  }
  return deleted;
}
