import { type Kysely, sql } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("corrections")
    .addColumn("id", "bigint", (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn("brand", "text", (column) => column.notNull())
    .addColumn("serial_number", "text", (column) => column.notNull())
    .addColumn("serial_as_typed", "text", (column) => column.notNull())
    .addColumn("printed_date", "text", (column) => column.notNull())
    .addColumn("seen_on", "text", (column) => column.notNull())
    .addColumn("note", "text")
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("agreement", "text", (column) => column.notNull())
    .addColumn("decoded_dates", "jsonb", (column) => column.notNull())
    .addColumn("decoder_version", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull().defaultTo("new"))
    .addColumn("review_note", "text")
    .addColumn("reviewed_at", "timestamptz")
    .addColumn("created_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await database.schema
    .createIndex("corrections_created_at")
    .on("corrections")
    .column("created_at")
    .execute();
  await database.schema
    .createIndex("corrections_status")
    .on("corrections")
    .columns(["status", "id"])
    .execute();
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropTable("corrections").execute();
}
