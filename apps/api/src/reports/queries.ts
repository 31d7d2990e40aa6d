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
  /** As typed: a space or a hyphen can tell where options begin. Empty when not known. */
  readonly modelNumber: string;
  /** Every date that the serial number can mean, best first. */
  readonly candidates: readonly Candidate[];
  /** Index of the candidate that the report is about. */
  readonly picked: number;
  /** The questions that told dates apart, in their order. */
  readonly settled: readonly AnsweredQuestion[];
  readonly decoderVersion: string;
  readonly checkedAt: Date;
  readonly deletionTokenHash: Buffer;
}

/** Returns the statement that stores a report. */
export const insertReport = (database: Kysely<Database>, report: NewReport) =>
  database.insertInto("reports").values({
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
  });

/** Returns the statement that finds a report, or the remains of a removed one. */
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

/** Returns the statement that erases the content of a report. Its id stays, so that its address can answer 410. */
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
