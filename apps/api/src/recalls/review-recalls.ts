import { type Kysely, type Selectable, sql } from "kysely";
import type { Database, RecallNoticeTable } from "../db/schema.ts";
import { numberKey, RecallImportError } from "./read-recalls.ts";

/** An imported recall. */
export type StoredRecall = Selectable<RecallNoticeTable>;

/** The decision on a recall. Accepted ones still have to be added to the decoder before visitors see them. */
export type Verdict = "accepted" | "rejected";

/** Returns the recalls in a state, newest first. */
export const listRecalls = (
  database: Kysely<Database>,
  state: StoredRecall["state"],
): Promise<readonly StoredRecall[]> =>
  database
    .selectFrom("recall_notices")
    .selectAll()
    .where("state", "=", state)
    .orderBy("published_on", "desc")
    .orderBy("number", "desc")
    .execute();

/**
 * Accepts or rejects an imported recall.
 *
 * @param number Official number, with its hyphen or without.
 * @param note The reason.
 * @throws {RecallImportError} when there is no such recall.
 */
export async function reviewRecall(
  database: Kysely<Database>,
  number: string,
  { verdict, note }: { readonly verdict: Verdict; readonly note: string },
): Promise<void> {
  const found = await database
    .updateTable("recall_notices")
    .set({ state: verdict, note, reviewed_at: sql<Date>`now()` })
    .where("number", "=", numberKey(number))
    .returning("number")
    .executeTakeFirst();
  if (!found) throw new RecallImportError(`There is no recall ${number} to review.`);
}
