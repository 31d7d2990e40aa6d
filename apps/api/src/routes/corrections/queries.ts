import type { Decoding } from "@heater-age/decoder";
import type { Agreement } from "@heater-age/decoder/proof";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
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

/** Returns the statement that stores a correction and returns it, or the one that already has its id. */
export function insertCorrection(database: Kysely<Database>, correction: NewCorrection) {
  const { id, decoding } = correction;
  const dates = decoding.status === "unreadable" ? [] : decoding.candidates.map(({ date }) => date);
  return (
    database
      .insertInto("corrections")
      .values({
        correction_id: id,
        brand: correction.brand.slug,
        serial_number: correction.serial,
        serial_as_typed: correction.rawSerial,
        printed_date: correction.printedDate,
        seen_on: correction.seenOn,
        note: correction.note,
        language: correction.language,
        agreement: correction.agreement,
        decoded_dates: JSON.stringify(dates),
        decoder_version: correction.decoderVersion,
      })
      // Changes nothing: without an update, PostgreSQL would not return the row.
      .onConflict((conflict) => conflict.column("correction_id").doUpdateSet({ correction_id: id }))
      .returning("agreement")
  );
}

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
