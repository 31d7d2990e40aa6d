import { type Kysely, sql } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("reports")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("brand", "text")
    .addColumn("serial_number", "text")
    .addColumn("model_number", "text")
    .addColumn("candidates", "jsonb")
    .addColumn("picked", "integer")
    .addColumn("decoder_version", "text")
    .addColumn("checked_at", "timestamptz")
    .addColumn("deletion_token_hash", "bytea", (column) => column.notNull())
    .addColumn("removed", "text")
    .addColumn("removed_at", "timestamptz")
    .addColumn("created_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .addCheckConstraint("reports_removed_known", sql`removed in ('deleted', 'withdrawn')`)
    .addCheckConstraint(
      "reports_whole_or_empty",
      sql`case when removed is null
        then num_nulls(brand, serial_number, candidates, picked, decoder_version, checked_at) = 0
          and removed_at is null and picked between 0 and jsonb_array_length(candidates) - 1
        else num_nonnulls(brand, serial_number, model_number, candidates, picked, decoder_version, checked_at) = 0
          and removed_at is not null
        end`,
    )
    .execute();
  await database.schema.createIndex("reports_created_at").on("reports").column("created_at").execute();
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropTable("reports").execute();
}
