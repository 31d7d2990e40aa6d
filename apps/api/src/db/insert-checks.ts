import { CompiledQuery, type Kysely } from "kysely";
import type { Database } from "./schema.ts";

/** What checks are counted by, from new to old: the recommendation, or `unreadable` without a date. */
export const ageBands = [
  "good",
  "monitor-or-good",
  "monitor",
  "replace-or-monitor",
  "replace",
  "unreadable",
] as const;

/** What a check is counted as. */
export type AgeBand = (typeof ageBands)[number];

/** A check that is recorded. */
export interface CheckRow {
  readonly brand: string;
  readonly model_number: string | null;
  readonly serial_number: string;
  readonly manufacturing_date: string | null;
  readonly age_years: number | null;
  readonly age_months: number | null;
  readonly checked_at: Date;
  /** Counted, not stored with the row. */
  readonly age_band: AgeBand;
}

// Written by hand: building it takes the query builder longer than inserting ten rows.
const statement = `
  with checks as (
    select *, (checked_at at time zone 'UTC')::date as day from unnest(
      $1::text[], $2::text[], $3::text[], $4::text[], $5::integer[], $6::integer[], $7::timestamptz[], $8::text[]
    ) as checks (
      brand, model_number, serial_number, manufacturing_date, age_years, age_months, checked_at, age_band
    )
  ), recorded as (
    insert into water_heater_checks
      (brand, model_number, serial_number, manufacturing_date, age_years, age_months, checked_at)
    select brand, model_number, serial_number, manufacturing_date, age_years, age_months, checked_at from checks
  ), counted as (
    insert into check_counts as known (day, brand, age_band, checks)
    select day, brand, age_band, count(*) from checks group by 1, 2, 3 order by 1, 2, 3
    on conflict (day, brand, age_band) do update set checks = known.checks + excluded.checks
  )
  insert into check_totals as known (brand, age_band, checks)
  select brand, age_band, count(*) from checks group by 1, 2 order by 1, 2
  on conflict (brand, age_band) do update set checks = known.checks + excluded.checks`;

/**
 * Commits checks and their counts by brand and age in one statement: all or nothing. Every instance updates the counts in
 * the same order, which rules out deadlocks.
 */
export async function insertChecks(database: Kysely<Database>, rows: readonly CheckRow[]): Promise<void> {
  const all = <Column extends keyof CheckRow>(column: Column) => rows.map((row) => row[column]);
  const columns = [
    all("brand"),
    all("model_number"),
    all("serial_number"),
    all("manufacturing_date"),
    all("age_years"),
    all("age_months"),
    // The driver converts dates to local time, which takes ten times as long.
    rows.map(({ checked_at }) => checked_at.toISOString()),
    all("age_band"),
  ];
  await database.executeQuery(CompiledQuery.raw(statement, columns));
}
