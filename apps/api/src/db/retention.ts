import { type Kysely, sql } from "kysely";
import type { retained } from "../config/env.ts";
import type { Database } from "./schema.ts";

/** For how long the rows of a table are kept. */
export type Retention =
  | "kept"
  /** Goes with the row that it belongs to. */
  | "follows"
  | {
      /** Which setting says after how many days a row is deleted. */
      readonly setting: (typeof retained)[number];
      /** Column that says how old a row is. It has an index. */
      readonly since: string;
    };

/** For how long the rows of every table are kept. Those that are kept hold numbers, or data that is not a visitor's. */
export const retention = {
  water_heater_checks: { setting: "checks", since: "checked_at" },
  check_counts: "kept",
  check_totals: "kept",
  models: "kept",
  recall_notices: "kept",
  data_versions: "kept",
  reports: { setting: "reports", since: "created_at" },
  share_counters: "kept",
  ai_answers: { setting: "aiAnswers", since: "created_at" },
  ai_questions: "kept",
  client_errors: { setting: "errors", since: "created_at" },
  client_error_counts: "kept",
  client_error_windows: { setting: "errors", since: "starts_at" },
  contact_messages: { setting: "contactMessages", since: "created_at" },
  corrections: { setting: "corrections", since: "created_at" },
  mail_outbox: "follows",
  idempotency_keys: { setting: "idempotencyKeys", since: "created_at" },
} as const satisfies Record<keyof Database, Retention>;

/** Rows of a table that are old enough to be deleted. */
export interface Old {
  readonly table: keyof Database;
  readonly since: string;
  /** Rows from before this moment are old. */
  readonly before: Date;
}

/**
 * Prepares a run that deletes rows that are old, from the oldest on. Each call deletes the next, at most so many. It
 * locks nothing but them, and leaves out what another instance is about to delete. What arrives meanwhile and is older
 * than what a run has deleted is left to the next run.
 *
 * @returns what deletes the next rows, and tells how many there were.
 *
 * @example
 * const deleteNext = deletionOf(database, old, 1000);
 * await deleteNext(); //=> 1000
 * await deleteNext(); //=> 12
 */
export function deletionOf(
  database: Kysely<Database>,
  { table, since, before }: Old,
  limit: number,
): () => Promise<number> {
  const moment = sql.ref(since);
  // As PostgreSQL writes it: a date of JavaScript has no microseconds.
  let reached: string | undefined;

  return async () => {
    // What was deleted stays in the index until a vacuum, and would be walked through again.
    const notBefore = reached === undefined ? sql`` : sql`and ${moment} >= ${reached}::timestamptz`;
    const { rows } = await sql<{ readonly deleted: number; readonly last: string | null }>`
      with old as materialized (
        select ctid, ${moment} as moment from ${sql.table(table)} where ${moment} < ${before} ${notBefore}
        order by ${moment} limit ${limit} for update skip locked
      ), gone as (
        delete from ${sql.table(table)} where ctid = any(array(select ctid from old))
      )
      select count(*)::int as deleted, max(moment)::text as last from old`.execute(database);
    const { deleted, last } = rows[0] ?? { deleted: 0, last: null };
    reached = last ?? reached;
    return deleted;
  };
}
