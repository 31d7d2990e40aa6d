import type { Insertable, Kysely, NotNull } from "kysely";
import type { Database, ReportTable } from "../../db/schema.ts";

/** Returns the statement that stores a report, unless there is one with its id. */
export const insertReport = (database: Kysely<Database>, report: Insertable<ReportTable>) =>
  database
    .insertInto("reports")
    .values(report)
    .onConflict((conflict) => conflict.column("id").doNothing());

/** Returns the statement that finds a report, or the remaining row of a removed one. */
export const reportById = (database: Kysely<Database>, id: string) =>
  database.selectFrom("reports").selectAll().where("id", "=", id).$narrowType<
    | {
        readonly removed: null;
        readonly brand: NotNull;
        readonly serial_number: NotNull;
        readonly candidates: NotNull;
        readonly picked: NotNull;
        readonly decoder_version: NotNull;
        readonly checked_at: NotNull;
      }
    | { readonly removed: NotNull }
  >();

/** A stored report with its contents. */
export type KeptReport = Extract<
  Awaited<ReturnType<ReturnType<typeof reportById>["execute"]>>[number],
  { readonly removed: null }
>;

/** How and when a report was removed. */
export interface Removal {
  readonly removed: "deleted" | "withdrawn";
  readonly at: Date;
}

/**
 * Returns the statement that erases the contents of a report. Its id stays, so that its address can respond with 410.
 */
export const eraseReport = (database: Kysely<Database>, id: string, { removed, at }: Removal) =>
  database
    .updateTable("reports")
    .set({
      brand: null,
      serial_number: null,
      model_number: null,
      candidates: null,
      picked: null,
      disambiguation: null,
      prepared_by: null,
      phone: null,
      customer: null,
      decoder_version: null,
      checked_at: null,
      removed,
      removed_at: at,
    })
    .where("id", "=", id)
    .where("removed", "is", null);
