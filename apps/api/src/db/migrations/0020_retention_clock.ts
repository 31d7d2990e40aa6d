import { type Kysely, sql } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("retention_clock")
    .addColumn("single", "boolean", (column) => column.primaryKey().defaultTo(true))
    .addColumn("last_run_at", "timestamptz")
    .addCheckConstraint("retention_clock_one_row", sql`single`)
    .execute();
  // Before the first run, the newest row shows how long the service has been running.
  await sql`insert into retention_clock (last_run_at) select greatest(
    (select max(checked_at) from water_heater_checks),
    (select max(created_at) from reports),
    (select max(created_at) from client_errors),
    (select max(created_at) from contact_messages),
    (select max(created_at) from corrections),
    (select max(created_at) from idempotency_keys)
  )`.execute(database);

  await database.schema
    .createTable("clock_faults")
    .addColumn("id", "bigint", (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn("cause", "text", (column) => column.notNull())
    .addColumn("service_from", "timestamptz", (column) => column.notNull())
    .addColumn("service_to", "timestamptz", (column) => column.notNull())
    .addColumn("database_from", "timestamptz", (column) => column.notNull())
    .addColumn("database_to", "timestamptz", (column) => column.notNull())
    .addColumn("last_run_at", "timestamptz")
    .addColumn("watched_seconds", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("ended_at", "timestamptz")
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("next_attempt_at", "timestamptz", (column) => column.notNull())
    .addColumn("sent_at", "timestamptz")
    .addCheckConstraint("clock_faults_cause", sql`cause in ('difference', 'jump')`)
    .execute();
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropTable("clock_faults").execute();
  await database.schema.dropTable("retention_clock").execute();
}
