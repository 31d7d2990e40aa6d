import { type Kysely, sql } from "kysely";

const whole = (empty: string) =>
  sql`alter table reports
    drop constraint reports_whole_or_empty,
    add constraint reports_whole_or_empty check (case when removed is null
      then num_nulls(brand, serial_number, candidates, picked, decoder_version, checked_at) = 0
        and removed_at is null and picked between 0 and jsonb_array_length(candidates) - 1
      else num_nonnulls(${sql.raw(empty)}) = 0
        and removed_at is not null
      end)`;

const content = "brand, serial_number, model_number, candidates, picked, decoder_version, checked_at";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("reports").addColumn("settled", "jsonb").execute();
  await whole(`${content}, settled`).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await whole(content).execute(database);
  await database.schema.alterTable("reports").dropColumn("settled").execute();
}
