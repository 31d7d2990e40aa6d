import { type Kysely, sql } from "kysely";
import type { ContactMessageTable, Database } from "../../db/schema.ts";
import type { ContactMessage } from "./input.ts";

/** Further data stored with a message. */
export interface NewContact extends ContactMessage, Pick<ContactMessageTable, "language" | "captcha"> {
  /** UUID for which it is stored once. */
  readonly id: string;
  /** Whether it is also sent by mail. */
  readonly mail: boolean;
}

/** Returns the statement that stores a message, unless there is one with its id. */
export const insertContact = (database: Kysely<Database>, { mail, ...message }: NewContact) =>
  database
    .insertInto("contact_messages")
    .values({ ...message, next_attempt_at: mail ? sql<Date>`now()` : null })
    .onConflict((conflict) => conflict.column("id").doNothing());

export const isStored = async (database: Kysely<Database>, id: string): Promise<boolean> =>
  (await database.selectFrom("contact_messages").select("id").where("id", "=", id).executeTakeFirst()) !==
  undefined;
