import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** Counts the mail that has not been sent. */
export async function waitingMail(database: Kysely<Database>): Promise<number> {
  const { waiting } = await database
    .selectFrom("mail_outbox")
    .select((column) => column.fn.countAll<string>().as("waiting"))
    .where("sent_at", "is", null)
    .where("next_attempt_at", ">", new Date(0))
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** Counts the faults of clocks that are not over. */
export async function openClockFaults(database: Kysely<Database>): Promise<number> {
  const { faults } = await database
    .selectFrom("clock_faults")
    .select((column) => column.fn.countAll<string>().as("faults"))
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(faults);
}
