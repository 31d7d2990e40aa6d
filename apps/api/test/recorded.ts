import { type Kysely, sql } from "kysely";
import { onTestFinished } from "vitest";
import { connect } from "../src/db/connect.ts";
import type { Database } from "../src/db/schema.ts";

/** Connects to a database for one test, with session settings given as `-c name=value`. */
export function openDatabase(url: string, ...settings: readonly string[]) {
  const options = settings.map((setting) => `-c ${setting}`).join(" ");
  const database = connect(`${url}${url.includes("?") ? "&" : "?"}options=${encodeURIComponent(options)}`);
  onTestFinished(() => database.destroy());
  return database;
}

/** Returns the number of checks by rows, by daily counts and by totals. */
export async function countChecks(database: Kysely<Database>): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly sums: readonly number[] }>`
    select array[
      (select count(*) from water_heater_checks),
      (select coalesce(sum(checks), 0) from check_counts),
      (select coalesce(sum(checks), 0) from check_totals)
    ]::integer[] as sums`.execute(database);
  return rows[0]?.sums ?? [];
}
