import { type Kysely, sql } from "kysely";

// A migration describes the database on the day it was written, so it imports nothing from the application.

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("water_heater_checks")
    .addColumn("id", "serial", (column) => column.primaryKey())
    .addColumn("brand", "text", (column) => column.notNull())
    .addColumn("model_number", "text")
    .addColumn("serial_number", "text", (column) => column.notNull())
    .addColumn("manufacturing_date", "text")
    .addColumn("age_years", "integer")
    .addColumn("age_months", "integer")
    .addColumn("checked_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await database.schema
    .createIndex("water_heater_checks_checked_at")
    .on("water_heater_checks")
    .column("checked_at")
    .execute();
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropTable("water_heater_checks").execute();
}
