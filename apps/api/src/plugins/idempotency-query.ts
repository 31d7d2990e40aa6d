import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** Primary key of a stored idempotency key. */
export interface KeyPlace {
  readonly route: string;
  readonly key_hash: Buffer;
}

/** A request that claims a key. */
export interface Claim extends KeyPlace {
  readonly fingerprint: Buffer;
  /** Random UUID of the request. */
  readonly holder: string;
}

/** A stored key: its holder, and the response once there is one. */
export interface KnownKey {
  readonly holder: string;
  readonly fingerprint: Buffer;
  readonly status: number | null;
  readonly answer: Buffer | null;
}

/**
 * Claims a key that is free, or whose holder has not answered the same request for so long that it must be dead.
 *
 * @param abandonedAfter Milliseconds.
 * @returns the key as stored now. Its `holder` shows whether it was claimed. Undefined if it was released in between.
 */
export async function claimKey(
  database: Kysely<Database>,
  claim: Claim,
  abandonedAfter: number,
): Promise<KnownKey | undefined> {
  const taken = await database
    .insertInto("idempotency_keys")
    .values(claim)
    .onConflict((conflict) =>
      conflict
        .columns(["route", "key_hash"])
        .doUpdateSet({ holder: claim.holder, held_since: sql`now()` })
        .where("idempotency_keys.status", "is", null)
        .where("idempotency_keys.fingerprint", "=", claim.fingerprint)
        .where(
          "idempotency_keys.held_since",
          "<",
          sql<Date>`now() - make_interval(secs => ${abandonedAfter / 1000})`,
        ),
    )
    .returning(["holder", "fingerprint", "status", "answer"])
    .executeTakeFirst();
  return taken ?? findKey(database, claim);
}

/** Finds a stored key. */
export const findKey = (
  database: Kysely<Database>,
  { route, key_hash }: KeyPlace,
): Promise<KnownKey | undefined> =>
  database
    .selectFrom("idempotency_keys")
    .select(["holder", "fingerprint", "status", "answer"])
    .where("route", "=", route)
    .where("key_hash", "=", key_hash)
    .executeTakeFirst();

/** Returns the bytes of the stored keys, without their indexes. */
export async function bytesOfKeys(database: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ readonly bytes: string }>`
    select pg_table_size('idempotency_keys') as bytes`.execute(database);
  return Number(rows[0]?.bytes ?? 0);
}

/** Stores the response of a key's holder. Does nothing if another request has claimed it. */
export async function keepAnswer(
  database: Kysely<Database>,
  { route, key_hash, holder }: Claim,
  answer: { readonly status: number; readonly answer: Buffer },
): Promise<void> {
  await database
    .updateTable("idempotency_keys")
    .set(answer)
    .where("route", "=", route)
    .where("key_hash", "=", key_hash)
    .where("holder", "=", holder)
    .execute();
}

/** Releases a key, so that the request can be retried with it. */
export async function releaseKey(
  database: Kysely<Database>,
  { route, key_hash, holder }: Claim,
): Promise<void> {
  await database
    .deleteFrom("idempotency_keys")
    .where("route", "=", route)
    .where("key_hash", "=", key_hash)
    .where("holder", "=", holder)
    .execute();
}
