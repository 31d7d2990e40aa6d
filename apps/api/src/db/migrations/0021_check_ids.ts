import { type Kysely, sql } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  // Separate from the checks, so that no row of a check has the id known to its caller.
  await database.schema
    .createTable("check_ids")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("created_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await database.schema.createIndex("check_ids_created_at").on("check_ids").column("created_at").execute();
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropTable("check_ids").execute();
}
