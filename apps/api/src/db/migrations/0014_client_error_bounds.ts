import { type Kysely, sql } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  // Equal errors of a day (UTC) share one row. Existing rows stay separate.
  await database.schema
    .alterTable("client_errors")
    .addColumn("day", "date")
    .addColumn("fingerprint", "bytea")
    .addColumn("times", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("last_at", "timestamptz")
    .execute();
  await sql`
    update client_errors set
      day = (created_at at time zone 'UTC')::date, fingerprint = sha256(id::text::bytea), last_at = created_at`.execute(
    database,
  );
  await database.schema
    .alterTable("client_errors")
    .alterColumn("day", (column) => column.setNotNull())
    .alterColumn("fingerprint", (column) => column.setNotNull())
    .alterColumn("last_at", (column) => column.setNotNull())
    .execute();
  await database.schema
    .createIndex("client_errors_day_fingerprint")
    .unique()
    .on("client_errors")
    .columns(["day", "fingerprint"])
    .execute();

  await database.schema
    .alterTable("client_error_windows")
    .addColumn("alarming", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("visitors", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("client_error_windows")
    .dropColumn("visitors")
    .dropColumn("alarming")
    .execute();
  await database.schema.dropIndex("client_errors_day_fingerprint").execute();
  await database.schema
    .alterTable("client_errors")
    .dropColumn("last_at")
    .dropColumn("times")
    .dropColumn("fingerprint")
    .dropColumn("day")
    .execute();
}
