import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** Returns the number of unsent mails. */
export async function waitingMail(database: Kysely<Database>): Promise<number> {
  const { waiting } = await database
    .selectFrom("contact_messages")
    .select((column) => column.fn.countAll<string>().as("waiting"))
    .where("delivered_at", "is", null)
    .where("next_attempt_at", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** Returns the number of tables whose old rows are not deleted until the operator confirms it. */
export async function stoppedTables(database: Kysely<Database>): Promise<number> {
  const { stopped } = await database
    .selectFrom("retention_stops")
    .select((column) => column.fn.countAll<string>().as("stopped"))
    .executeTakeFirstOrThrow();
  return Number(stopped);
}
