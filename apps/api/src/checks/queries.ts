import { CompiledQuery, type Insertable, type Kysely } from "kysely";
import type { Database, WaterHeaterCheckTable } from "../db/schema.ts";

/**
 * The categories in which checks are counted, from new to old: the recommendation, or `unreadable` without a date.
 */
export const ageBands = ["good", "monitor", "replace", "unreadable"] as const;

/** The category of a check. */
export type AgeBand = (typeof ageBands)[number];

/** A check that is recorded. Its id is in lower case. */
export interface CheckRow extends Required<Omit<Insertable<WaterHeaterCheckTable>, "id">> {
  readonly checked_at: Date;
  /** Counted, not stored with the row. */
  readonly age_band: AgeBand;
}

// Written by hand, because the query builder takes longer than inserting ten rows.
const statement = `
  with checks as (
    select *, (checked_at at time zone 'UTC')::date as day from unnest(
      $1::text[], $2::text[], $3::text[], $4::text[], $5::integer[], $6::integer[], $7::timestamptz[], $8::boolean[],
      $9::text[], $10::uuid[]
    ) as checks (
      brand, model_number, serial_number, manufacturing_date, age_years, age_months, checked_at, client_time,
      age_band, check_id
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
  const rows = withoutRepeats(checks);
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
    all("client_time"),
    all("age_band"),
    all("check_id"),
  ];
  await database.executeQuery(CompiledQuery.raw(statement, columns));
}
