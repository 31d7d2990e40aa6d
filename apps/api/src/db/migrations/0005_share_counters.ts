import { type Kysely, sql } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("share_counters")
    .addColumn("id", "serial", (column) => column.primaryKey())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("platform", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("last_shared_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint("share_counters_type_platform", ["type", "platform"])
    .execute();
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropTable("share_counters").execute();
}
