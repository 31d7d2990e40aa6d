import type { Kysely } from "kysely";
import type { ContactMessageTable, Database } from "../db/schema.ts";
import type { ContactMessage } from "./input.ts";

/** Further data stored with a message. */
export interface InsertOptions extends Pick<ContactMessageTable, "language" | "captcha"> {
  readonly at: Date;
  /** Whether it is also sent by mail. */
  readonly mail: boolean;
}

/** Stores a message and, in the same statement, adds it to the outbox. */
export function insertContact(
  database: Kysely<Database>,
  message: ContactMessage,
  { at, mail, language, captcha }: InsertOptions,
) {
  const insert = database
    .insertInto("contact_messages")
    .values({ ...message, language, captcha, created_at: at });
  if (!mail) return insert.execute();
  return database
    .with("stored", () => insert.returning("id"))
    .insertInto("mail_outbox")
    .columns(["contact_id", "next_attempt_at", "created_at"])
    .expression((query) =>
      query
        .selectFrom("stored")
        .select((stored) => [
          "stored.id",
          stored.val(at).as("next_attempt_at"),
          stored.val(at).as("created_at"),
        ]),
    )
    .execute();
}
