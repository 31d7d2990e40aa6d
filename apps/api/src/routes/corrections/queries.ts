import type { Decoding } from "@heater-age/decoder";
import type { Agreement } from "@heater-age/decoder/proof";
import type { Kysely, Selectable } from "kysely";
import type { CorrectionTable, Database } from "../../db/schema.ts";
import type { Correction } from "./input.ts";
import { mostListed } from "./schema.ts";

/** Further data stored with a correction. */
export interface NewCorrection extends Correction {
  /** UUID for which it is stored once, if the caller gave one. */
  readonly id: string | null;
  readonly agreement: Agreement;
  readonly decoding: Decoding;
  readonly decoderVersion: string;
  /** The visitor's language. */
  readonly language: string;
}

/** Returns every date of a decoding, likeliest first. */
export const datesOf = (decoding: Decoding): readonly string[] =>
  decoding.status === "unreadable" ? [] : decoding.candidates.map(({ date }) => date);

/** Returns the statement that stores a correction and returns it, or the one that already has its id. */
export const insertCorrection = (database: Kysely<Database>, correction: NewCorrection) =>
  database
    .insertInto("corrections")
    .values({
      correction_id: correction.id,
      brand: correction.brand.slug,
      serial_number: correction.serial,
      serial_as_typed: correction.rawSerial,
      printed_date: correction.printedDate,
      seen_on: correction.seenOn,
      note: correction.note,
      language: correction.language,
      agreement: correction.agreement,
      decoded_dates: JSON.stringify(datesOf(correction.decoding)),
      decoder_version: correction.decoderVersion,
    })
    // Changes nothing: without an update, PostgreSQL would not return the row.
    .onConflict((conflict) => conflict.column("correction_id").doUpdateSet({ correction_id: correction.id }))
    .returning("agreement");

/** The filter of a list of corrections. */
export interface CorrectionsWanted {
  readonly status: Selectable<CorrectionTable>["status"];
  /** Only those with a smaller number. */
  readonly before: string | undefined;
}

/** Returns the statement that finds a page of corrections, newest first, and one more if there is a next page. */
export function listCorrections(database: Kysely<Database>, { status, before }: CorrectionsWanted) {
  const wanted = database
    .selectFrom("corrections")
    .selectAll()
    .where("status", "=", status)
    .orderBy("id", "desc")
    .limit(mostListed + 1);
  return before === undefined ? wanted : wanted.where("id", "<", before);
}

/** The operator's decision. */
export interface Decision {
  readonly status: "accepted" | "rejected";
  readonly note: string | null;
  readonly at: Date;
}

/** Returns the statement that stores the operator's decision. */
export const decideCorrection = (database: Kysely<Database>, id: string, { status, note, at }: Decision) =>
  database
    .updateTable("corrections")
    .set({ status, review_note: note, reviewed_at: at })
    .where("id", "=", id);

/** Returns the statement that finds all accepted corrections, by brand and number. */
export const acceptedCorrections = (database: Kysely<Database>) =>
  database
    .selectFrom("corrections")
    .selectAll()
    .where("status", "=", "accepted")
    .orderBy("brand")
    .orderBy("id");
