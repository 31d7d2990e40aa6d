import type { Connections } from "@heater-age/api/src/db/connect";
import { sql } from "kysely";

/** Returns a database's count of checks, which shares a transaction with their rows. */
export async function recordedIn(database: Connections): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select coalesce(sum(checks), 0) as count from check_totals`.execute(database);
  return Number(rows[0]?.count ?? 0);
}

/** Returns the share of a service's checks answered as recorded, given the number recorded. */
export async function shareRecorded(url: string, recorded: number): Promise<string> {
  const numbers = await (await fetch(`${url}/metrics`)).text();
  const numberOf = (name: string): number =>
    Number(new RegExp(`^heater_age_${name}_checks_total (\\d+)`, "mu").exec(numbers)?.[1] ?? Number.NaN);
  const inTime = recorded - numberOf("late");
  return `${((inTime / (inTime + numberOf("unrecorded"))) * 100).toFixed(1)} %`;
}
