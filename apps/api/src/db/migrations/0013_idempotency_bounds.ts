import { type Kysely, sql } from "kysely";

const table = "idempotency_keys";
const constraint = "idempotency_keys_answer_bounded";

export async function up(database: Kysely<unknown>): Promise<void> {
  // Answers were stored in another format, and without a limit. A repeated request is processed again, once.
  await sql`delete from ${sql.table(table)} where answer is not null`.execute(database);
  await database.schema
    .alterTable(table)
    .addCheckConstraint(constraint, sql`octet_length(answer) <= 65536`)
    .execute();
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable(table).dropConstraint(constraint).execute();
}
