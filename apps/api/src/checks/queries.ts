import { CompiledQuery, type Insertable, type Kysely } from "kysely";
import type { Database, WaterHeaterCheckTable } from "../db/schema.ts";

/**
 * The categories in which checks are counted, from new to old: the recommendation, or `unreadable` without a date.
 */
export const ageBands = ["good", "monitor", "replace", "unreadable"] as const;

/** The category of a check. */
export type AgeBand = (typeof ageBands)[number];

/** A check that is recorded. Its id is in lower case. */
export interface CheckRow extends Required<Omit<Insertable<WaterHeaterCheckTable>, "id" | "checked_at">> {
  /** ISO 8601, in UTC. */
  readonly checked_at: string;
  /** Counted, not stored with the row. */
  readonly age_band: AgeBand;
}

// Written by hand, because the query builder takes longer than inserting ten rows.
const statement = `
  with checks as (
    select *, (checked_at at time zone 'UTC')::date as day from json_to_recordset($1::json) as checks (
      brand text, model_number text, serial_number text, manufacturing_date text, age_years integer,
      age_months integer, checked_at timestamptz, client_time boolean, age_band text, check_id uuid
    )
  ), recorded as (
    insert into water_heater_checks
      (brand, model_number, serial_number, manufacturing_date, age_years, age_months, checked_at, client_time, check_id)
    select
      brand, model_number, serial_number, manufacturing_date, age_years, age_months, checked_at, client_time, check_id
    from checks order by check_id
    on conflict (check_id) do nothing returning check_id
  ), new_checks as (
    select * from checks where check_id is null or check_id in (select check_id from recorded)
  ), counted as (
    insert into check_counts as known (day, brand, age_band, checks)
    select day, brand, age_band, count(*) from new_checks group by 1, 2, 3 order by 1, 2, 3
    on conflict (day, brand, age_band) do update set checks = known.checks + excluded.checks
  )
  insert into check_totals as known (brand, age_band, checks)
  select brand, age_band, count(*) from new_checks group by 1, 2 order by 1, 2
  on conflict (brand, age_band) do update set checks = known.checks + excluded.checks`;

/** Returns the rows without repeated ids. */
function withoutRepeats(rows: readonly CheckRow[]): readonly CheckRow[] {
  const ids = new Set<string>();
  return rows.filter(({ check_id: id }) => {
    if (id === null) return true;
    const isNew = !ids.has(id);
    ids.add(id);
    return isNew;
  });
}

/**
 * Commits checks and their counts by brand and age in one statement. A check whose id is known is skipped. Every
 * instance adds ids, and then counts, in the same order, which rules out deadlocks.
 */
export async function insertChecks(database: Kysely<Database>, checks: readonly CheckRow[]): Promise<void> {
  const rows = JSON.stringify(withoutRepeats(checks));
  await database.executeQuery(CompiledQuery.raw(statement, [rows]));
}
