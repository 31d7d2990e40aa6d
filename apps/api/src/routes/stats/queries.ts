import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";

/** A number of checks: of a brand, or of an age band. */
interface Count {
  readonly brand: string | null;
  readonly age_band: string | null;
  readonly checks: string;
}

/** Counts checks by brand, and by age band, most first. The number of rows doesn't depend on that of checks. */
export async function countChecks(database: Kysely<Database>): Promise<readonly Count[]> {
  const { rows } = await sql<Count>`
    select brand, age_band, sum(checks) as checks from check_totals
    group by grouping sets ((brand), (age_band)) order by checks desc, brand`.execute(database);
  return rows;
}
