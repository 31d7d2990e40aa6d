import type { Connections } from "@heater-age/api/src/db/connect";
import { sql } from "kysely";

/** Returns a database's count of checks, which shares a transaction with their rows. */
export async function recordedIn(database: Connections): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select coalesce(sum(checks), 0) as count from check_totals`.execute(database);
  return Number(rows[0]?.count ?? 0);
}

/** Returns the share of a service's checks answered as recorded. */
export async function shareRecorded(url: string): Promise<string> {
  const numbers = await (await fetch(`${url}/metrics`)).text();
  const sum = (name: string): number =>
    numbers
      .split("\n")
      .filter((line) => line.startsWith(`heater_age_${name}_total`))
      .reduce((total, line) => total + Number(line.split(" ").at(-1)), 0);
  return `${((1 - sum("unrecorded_checks") / sum("checks")) * 100).toFixed(1)} %`;
}
