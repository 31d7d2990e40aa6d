import type { Insertable, Kysely } from "kysely";
import type { CorrectionTable, Database } from "../../db/schema.ts";
import { mostListed } from "./schema.ts";

/** Returns the statement that stores a correction and returns it, or the one that already has its id. */
export const insertCorrection = (database: Kysely<Database>, correction: Insertable<CorrectionTable>) =>
  database
    .insertInto("corrections")
    .values(correction)
    // Changes nothing: without an update, PostgreSQL would not return the row.
    .onConflict((conflict) =>
      conflict.column("correction_id").doUpdateSet({ correction_id: correction.correction_id ?? null }),
    )
    .returning("agreement");

/**
 * Returns the statement that finds a page of corrections, newest first, and one more if there is a next page.
 *
 * @param before Only those with a smaller number.
 */
export function listCorrections(database: Kysely<Database>, before: string | undefined) {
  const newest = database
    .selectFrom("corrections")
    .selectAll()
    .orderBy("id", "desc")
    .limit(mostListed + 1);
  return before === undefined ? newest : newest.where("id", "<", before);
}
