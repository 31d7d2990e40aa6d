import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";

/** Number of checks by brand and age. */
export interface CheckTotal {
  readonly brand: string;
  readonly ageBand: string;
  readonly count: number;
}

/** Returns the number of checks by brand and age. The number of rows doesn't depend on that of checks. */
export async function checkTotals(database: Kysely<Database>): Promise<readonly CheckTotal[]> {
  const rows = await database.selectFrom("check_totals").selectAll().execute();
  return rows.map(({ brand, age_band, checks }) => ({ brand, ageBand: age_band, count: Number(checks) }));
}
