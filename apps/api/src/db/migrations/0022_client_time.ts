import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("water_heater_checks")
    .addColumn("client_time", "boolean", (column) => column.notNull().defaultTo(false))
    .execute();
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("water_heater_checks").dropColumn("client_time").execute();
}
