import { createHash } from "node:crypto";
import type { CheckRow } from "../../checks/queries.ts";

/** Returns the UUID of a check of a batch. */
const checkId = (batchId: string, index: number): string =>
  createHash("sha256").update(`${batchId.toLowerCase()} ${index}`).digest("hex").slice(0, 32);

/**
 * Creates a function that gives the rows of a batch their ids, in the order of the calls, so that a batch sent again
 * is recorded once.
 *
 * @param batchId The caller's UUID, if any.
 */
export function createCheckIds(
  batchId: string | undefined,
): (rows: readonly CheckRow[]) => readonly CheckRow[] {
  if (batchId === undefined) return (rows) => rows;
  let index = 0;
  return (rows) => rows.map((row) => ({ ...row, check_id: checkId(batchId, index++) }));
}
