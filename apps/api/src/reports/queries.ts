import type { Candidate } from "@heater-age/decoder";
import type { Kysely, NotNull } from "kysely";
import type { AnsweredQuestion, Database } from "../db/schema.ts";

/** A new report. */
export interface NewReport {
  readonly id: string;
  /** Slug of the brand. */
  readonly brand: string;
  /** Letters and digits only. */
  readonly serialNumber: string;
  /** As typed. A space or a hyphen can mark where options begin. Empty if unknown. */
  readonly modelNumber: string;
  /** Every date that the serial number can mean, likeliest first. */
  readonly candidates: readonly Candidate[];
  /** Index of the report's candidate. */
  readonly picked: number;
  /** The questions that separated the dates, in order. */
  readonly settled: readonly AnsweredQuestion[];
  readonly decoderVersion: string;
  readonly checkedAt: Date;
  readonly deletionTokenHash: Buffer;
}

/** Returns the statement that stores a report, unless there is one with its id. */
export const insertReport = (database: Kysely<Database>, report: NewReport) =>
  database
    .insertInto("reports")
    .values({
      id: report.id,
      brand: report.brand,
      serial_number: report.serialNumber,
      model_number: report.modelNumber || null,
      candidates: JSON.stringify(report.candidates),
      picked: report.picked,
      settled: report.settled.length === 0 ? null : JSON.stringify(report.settled),
      decoder_version: report.decoderVersion,
      checked_at: report.checkedAt,
      deletion_token_hash: report.deletionTokenHash,
    })
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
      settled: null,
      decoder_version: null,
      checked_at: null,
      removed,
      removed_at: at,
    })
    .where("id", "=", id)
    .where("removed", "is", null);
