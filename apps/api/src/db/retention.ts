import { type Kysely, sql } from "kysely";
import type { Settings } from "../config/env.ts";
import type { Database } from "./schema.ts";

/** Maximum number of days for which a device can keep a check before sending it. */
export const maxDaysLate = 30;

export type Retention =
  | "kept"
  | {
      /** Name of the retention period, or its days if the operator can't change it. */
      readonly period: keyof Settings["retentionDays"] | number;
      /** Indexed column with the time of the row. */
      readonly since: string;
    };

/** The retention of every table's rows. Tables without a period contain counts, or data that is not from visitors. */
export const retention = {
  water_heater_checks: { period: "checks", since: "checked_at" },
  check_counts: "kept",
  check_totals: "kept",
  models: "kept",
  retention_runs: "kept",
  reports: { period: "reports", since: "created_at" },
  share_counters: "kept",
  share_ids: { period: 30, since: "created_at" },
  ai_answers: { period: "aiAnswers", since: "created_at" },
  ai_questions: "kept",
  client_errors: { period: "errors", since: "created_at" },
  client_error_counts: "kept",
  client_error_windows: { period: "errors", since: "starts_at" },
  contact_messages: { period: "contactMessages", since: "created_at" },
} as const satisfies Record<keyof Database, Retention>;

/** A table whose rows are deleted after some days. */
export interface Expiring {
  readonly table: keyof Database;
  readonly since: string;
  readonly days: number;
}

/** Returns the tables whose rows are deleted. */
export function expiringTables(retentionDays: Settings["retentionDays"]): readonly Expiring[] {
  const tables: Expiring[] = [];
  for (const [table, rule] of Object.entries(retention) as [keyof Database, Retention][]) {
    if (rule === "kept") continue;
    const { period, since } = rule;
    tables.push({ table, since, days: typeof period === "number" ? period : retentionDays[period] });
  }
  return tables;
}

/** Counts the rows that are due, by PostgreSQL's clock. */
export async function countDue(
  database: Kysely<Database>,
  { table, since, days }: Expiring,
): Promise<number> {
  const { rows } = await sql<{ readonly due: string }>`
    select count(*) as due from ${sql.table(table)}
    where ${sql.ref(since)} < now() - make_interval(days => ${days})`.execute(database);
  return Number(rows[0]?.due);
}

/** Deletes rows that are due, the oldest first. @returns their number, at most the limit. */
export async function deleteDue(
  database: Kysely<Database>,
  { table, since, days }: Expiring,
  limit: number,
): Promise<number> {
  const moment = sql.ref(since);
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${moment} < now() - make_interval(days => ${days})
      order by ${moment} limit ${limit}
    ))`.execute(database);
  return Number(numAffectedRows);
}
