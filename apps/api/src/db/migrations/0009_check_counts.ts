import { type Kysely, sql } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  // These rows are updated often. Free space in their page avoids updating the index.
  await database.schema
    .createTable("check_counts")
    .addColumn("day", "date", (column) => column.notNull())
    .addColumn("brand", "text", (column) => column.notNull())
    .addColumn("age_band", "text", (column) => column.notNull())
    .addColumn("checks", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("check_counts_key", ["day", "brand", "age_band"])
    .modifyEnd(sql`with (fillfactor = 70)`)
    .execute();
  await database.schema
    .createTable("check_totals")
    .addColumn("brand", "text", (column) => column.notNull())
    .addColumn("age_band", "text", (column) => column.notNull())
    .addColumn("checks", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("check_totals_key", ["brand", "age_band"])
    .modifyEnd(sql`with (fillfactor = 50)`)
    .execute();
  // A row only has its greatest age, so earlier rows are counted by that.
  await sql`
    insert into check_counts (day, brand, age_band, checks)
    select (checked_at at time zone 'UTC')::date, brand,
      case
        when age_years is null then 'unreadable'
        when age_years >= 10 then 'replace'
        when age_years >= 6 then 'monitor'
        else 'good'
      end, count(*)
    from water_heater_checks group by 1, 2, 3`.execute(database);
  await sql`
    insert into check_totals (brand, age_band, checks)
    select brand, age_band, sum(checks) from check_counts group by 1, 2`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropTable("check_totals").execute();
  await database.schema.dropTable("check_counts").execute();
}
