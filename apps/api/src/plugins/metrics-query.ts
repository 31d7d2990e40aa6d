import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** Returns the number of unsent mails. */
export async function waitingMail(database: Kysely<Database>): Promise<number> {
  const { waiting } = await database
    .selectFrom("mail_outbox")
    .select((column) => column.fn.countAll<string>().as("waiting"))
    .where("sent_at", "is", null)
    .where("next_attempt_at", ">", new Date(0))
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** Returns the number of clock faults that have not ended. */
export async function openClockFaults(database: Kysely<Database>): Promise<number> {
  const { faults } = await database
    .selectFrom("clock_faults")
    .select((column) => column.fn.countAll<string>().as("faults"))
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(faults);
}
