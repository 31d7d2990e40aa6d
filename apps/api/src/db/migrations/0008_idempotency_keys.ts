import { type Kysely, sql } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("idempotency_keys")
    .addColumn("route", "text", (column) => column.notNull())
    .addColumn("key_hash", "bytea", (column) => column.notNull())
    .addColumn("fingerprint", "bytea", (column) => column.notNull())
    .addColumn("holder", "uuid", (column) => column.notNull())
    .addColumn("held_since", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn("status", "integer")
    .addColumn("answer", "bytea")
    .addColumn("created_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint("idempotency_keys_primary", ["route", "key_hash"])
    .addCheckConstraint("idempotency_keys_answer_whole", sql`(status is null) = (answer is null)`)
    .execute();
  await database.schema
    .createIndex("idempotency_keys_created_at")
    .on("idempotency_keys")
    .column("created_at")
    .execute();
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropTable("idempotency_keys").execute();
}
