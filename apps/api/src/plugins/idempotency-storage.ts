import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { bytesOfKeys } from "./idempotency-query.ts";

const measuredEvery = 10_000;

/** Options for measuring the stored keys. */
export interface StorageOptions {
  /** Maximum bytes of the keys. */
  readonly mostBytes: number;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, "info" | "warn">;
}

/**
 * Creates a function that returns whether all keys together, over all instances, take up less than a share of their
 * maximum. It never waits: its measurement can be some seconds old. Two lines in the log mark the time without room.
 *
 * @example
 * const hasRoom = createStorage(database, { mostBytes: 1_000_000_000, now, log });
 * hasRoom(0.5); //=> true
 */
export function createStorage(
  database: Kysely<Database>,
  { mostBytes, now, log }: StorageOptions,
): (share: number) => boolean {
  let bytes = 0;
  let measuredAt = -Infinity;
  let scarce = false;
  const measure = async (): Promise<void> => {
    bytes = await bytesOfKeys(database);
    if (scarce === bytes >= mostBytes / 2) return;
    scarce = !scarce;
    if (scarce) log.warn({ bytes }, "idempotency keys are not kept");
    else log.info({ bytes }, "idempotency keys are kept again");
  };
  return (share) => {
    const at = now().getTime();
    // Also after a clock was set back.
    if (Math.abs(at - measuredAt) >= measuredEvery) {
      measuredAt = at;
      // Without the database nothing can be stored anyway.
      measure().catch(() => undefined);
    }
    return bytes < mostBytes * share;
  };
}
