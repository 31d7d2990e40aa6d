import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";

/** How many checks of a brand had an age. */
export interface CheckTotal {
  readonly brand: string;
  readonly ageBand: string;
  readonly count: number;
}

/** Reads the number of checks by brand and age: as many rows as there are such pairs, however many checks there were. */
export async function checkTotals(database: Kysely<Database>): Promise<readonly CheckTotal[]> {
  const rows = await database.selectFrom("check_totals").selectAll().execute();
  return rows.map(({ brand, age_band, checks }) => ({ brand, ageBand: age_band, count: Number(checks) }));
}
