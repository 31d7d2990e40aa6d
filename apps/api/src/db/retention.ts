import { type Kysely, sql } from "kysely";
import type { retained } from "../config/env.ts";
import type { Database } from "./schema.ts";

/** Maximum number of days for which a device can keep a check before sending it. */
export const mostDaysLate = 30;

/** The retention of a table's rows. */
export type Retention =
  | "kept"
  /** Deleted with the row that it belongs to. */
  | "follows"
  | {
      /** Name of the retention period, or its days if the operator can't change it. */
      readonly period: (typeof retained)[number] | number;
      /** Indexed column with the time of the row. */
      readonly since: string;
    };

/** The retention of every table's rows. Tables without a period contain counts, or data that is not from visitors. */
export const retention = {
  water_heater_checks: { period: "checks", since: "checked_at" },
  check_counts: "kept",
  check_totals: "kept",
  models: "kept",
  recall_notices: "kept",
  retention_clock: "kept",
  clock_faults: "kept",
  data_versions: "kept",
  reports: { period: "reports", since: "created_at" },
  share_counters: "kept",
  ai_answers: { period: "aiAnswers", since: "created_at" },
  ai_questions: "kept",
  client_errors: { period: "errors", since: "created_at" },
  client_error_counts: "kept",
  client_error_windows: { period: "errors", since: "starts_at" },
  contact_messages: { period: "contactMessages", since: "created_at" },
  corrections: { period: "corrections", since: "created_at" },
  mail_outbox: "follows",
  idempotency_keys: { period: "idempotencyKeys", since: "created_at" },
} as const satisfies Record<keyof Database, Retention>;

/** A period of time, both ends inclusive. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** Rows of a table that are due for deletion. */
export interface Old {
  readonly table: keyof Database;
  readonly since: string;
  /** Rows from before this time are deleted. */
  readonly before: Date;
  /** Except for rows from these periods. */
  readonly except?: readonly Span[];
}

const isOld = ({ since, before, except = [] }: Old) => {
  const moment = sql.ref(since);
  const kept = except.map(({ from, to }) => sql`and ${moment} not between ${from} and ${to}`);
  return sql`${moment} < ${before} ${sql.join(kept, sql` `)}`;
};

/**
 * Creates a function that deletes old rows, oldest first, up to the limit of each call. It locks only these rows, and
 * skips those that another instance is deleting. Older rows that are inserted meanwhile are left for the next run.
 *
 * @returns a function that deletes the next rows and resolves to their number.
 *
 * @example
 * const deleteNext = deletionOf(database, old);
 * await deleteNext(1000); //=> 1000
 * await deleteNext(1000); //=> 12
 */
export function deletionOf(database: Kysely<Database>, old: Old): (limit: number) => Promise<number> {
  const moment = sql.ref(old.since);
  // As text, because JavaScript dates have no microseconds.
  let reached: string | undefined;

  return async (limit) => {
    // Deleted rows stay in the index until a vacuum, and would be scanned again.
    const notBefore = reached === undefined ? sql`` : sql`and ${moment} >= ${reached}::timestamptz`;
    const { rows } = await sql<{ readonly deleted: number; readonly last: string | null }>`
      with old as materialized (
        select ctid, ${moment} as moment from ${sql.table(old.table)} where ${isOld(old)} ${notBefore}
        order by ${moment} limit ${limit} for update skip locked
      ), gone as (
        delete from ${sql.table(old.table)} where ctid = any(array(select ctid from old))
      )
      select count(*)::int as deleted, max(moment)::text as last from old`.execute(database);
    const { deleted, last } = rows[0] ?? { deleted: 0, last: null };
    reached = last ?? reached;
    return deleted;
  };
}

/** Returns the number of rows that are due for deletion. */
export async function countOld(database: Kysely<Database>, old: Old): Promise<number> {
  const { rows } = await sql<{ readonly due: string }>`
    select count(*) as due from ${sql.table(old.table)} where ${isOld(old)}`.execute(database);
  return Number(rows[0]?.due ?? 0);
}

const counted = 100_000;

/**
 * Returns the number of rows in a table. Above a hundred thousand it is PostgreSQL's estimate, because counting takes
 * long.
 */
export async function sizeOf(database: Kysely<Database>, table: keyof Database): Promise<number> {
  const { rows } = await sql<{ readonly size: string }>`
    select greatest(
      (select count(*) from (select from ${sql.table(table)} limit ${counted}) as first_rows),
      (select reltuples from pg_class where oid = ${sql.lit(table)}::regclass and reltuples >= ${counted})
    )::bigint as size`.execute(database);
  return Number(rows[0]?.size ?? 0);
}
