import { type Kysely, sql } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("client_errors")
    .addColumn("id", "bigint", (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn("level", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("user_agent", "text")
    .addColumn("url", "text")
    .addColumn("user_id", "text")
    .addColumn("session_id", "text")
    .addColumn("stack", "text")
    .addColumn("context", "jsonb", (column) => column.notNull())
    .addColumn("created_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .addCheckConstraint("client_errors_level", sql`level in ('error', 'warning', 'info')`)
    .addCheckConstraint("client_errors_source", sql`source in ('client', 'server')`)
    .execute();
  await database.schema
    .createIndex("client_errors_created_at")
    .on("client_errors")
    .column("created_at")
    .execute();

  // Six rows per day, so that totals don't need to read the errors and outlast them.
  await database.schema
    .createTable("client_error_counts")
    .addColumn("day", "date", (column) => column.notNull())
    .addColumn("level", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("errors", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("client_error_counts_pkey", ["day", "level", "source"])
    .execute();

  await database.schema
    .createTable("client_error_windows")
    .addColumn("starts_at", "timestamptz", (column) => column.notNull())
    .addColumn("seconds", "integer", (column) => column.notNull())
    .addColumn("errors", "bigint", (column) => column.notNull())
    .addColumn("alerted_at", "timestamptz")
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("next_attempt_at", "timestamptz", (column) => column.notNull())
    .addColumn("sent_at", "timestamptz")
    .addPrimaryKeyConstraint("client_error_windows_pkey", ["starts_at", "seconds"])
    .execute();
  await database.schema
    .createIndex("client_error_windows_alerted_at")
    .on("client_error_windows")
    .column("alerted_at")
    .where("alerted_at", "is not", null)
    .execute();
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropTable("client_error_windows").execute();
  await database.schema.dropTable("client_error_counts").execute();
  await database.schema.dropTable("client_errors").execute();
}
