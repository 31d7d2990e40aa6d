import type { Connections } from "@heater-age/api/src/db/connect";
import { sql } from "kysely";
import { heatersOfAllBrands } from "../harness/cases.ts";

const days = 390;

/** How long creating rows took, and their size. */
export interface MadeRows {
  readonly seconds: number;
  /** Bytes of the table with its indexes. */
  readonly size: number;
}

/** Creates checks of the last 390 days, oldest first, with indexes and counts, as if they were recorded. */
export async function makeRows(database: Connections, count: number): Promise<MadeRows> {
  const began = performance.now();
  const heaters = await heatersOfAllBrands();
  const brands = heaters.map(({ brand }) => brand);
  const heads = heaters.map(({ serialNumber }) => serialNumber.slice(0, 6));
  await sql`
    insert into water_heater_checks
      (brand, model_number, serial_number, manufacturing_date, age_years, age_months, checked_at)
    select
      (${brands}::text[])[1 + number % ${brands.length}::int],
      case when number % 3 = 0 then 'XE40M09EL' || number % 1000 end,
      (${heads}::text[])[1 + number % ${heads.length}::int] || lpad((number % 1000000)::text, 6, '0'),
      (2000 + number % 26)::text || '-' || lpad((1 + number % 12)::text, 2, '0'),
      26 - number % 26,
      number % 12,
      now() - interval '1 day' * ${days}::int * (1 - number::float / ${count}::int)
    from generate_series(1, ${count}::int) as number
  `.execute(database);
  await sql`
    insert into check_counts (day, brand, age_band, checks)
    select (checked_at at time zone 'UTC')::date, brand,
      case when age_years >= 10 then 'replace' when age_years >= 6 then 'monitor' else 'good' end, count(*)
    from water_heater_checks group by 1, 2, 3`.execute(database);
  await sql`
    insert into check_totals (brand, age_band, checks)
    select brand, age_band, sum(checks) from check_counts group by 1, 2`.execute(database);
  await sql`vacuum (analyze) water_heater_checks`.execute(database);
  await sql`vacuum (analyze) check_counts`.execute(database);
  await sql`checkpoint`.execute(database);
  const { rows } = await sql<{ size: string }>`
    select pg_total_relation_size('water_heater_checks') as size`.execute(database);
  return { seconds: (performance.now() - began) / 1000, size: Number(rows[0]?.size ?? 0) };
}

/**
 * Creates checks that are due for deletion, oldest first. They are as long as the longest, so that they share pages
 * like the checks of one day: shorter ones would fill gaps in as many pages as there are rows.
 */
export async function makeOldRows(database: Connections, count: number): Promise<void> {
  await sql`
    insert into water_heater_checks
      (brand, model_number, serial_number, manufacturing_date, age_years, age_months, checked_at)
    select 'american-appliance', 'XE40M09EL100', 'RH0504' || lpad(number::text, 6, '0'), '2005-01', 20, 1,
      now() - interval '500 days' + number * interval '1 microsecond'
    from generate_series(1, ${count}::int) as number`.execute(database);
}
