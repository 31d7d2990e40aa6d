// Shows what the next deletion of old rows would delete, or deletes it all: `pnpm retention --dry-run|--confirm`.
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { readEnvironment } from "../src/config/env.ts";
import type { Connections } from "../src/db/connect.ts";
import { countDue, expiringTables } from "../src/db/retention.ts";
import { deleteAllDue } from "../src/jobs/delete-old.ts";
import { runCommand } from "./command.ts";
import { withDatabase } from "./open-database.ts";

const usage = "Usage: retention --dry-run, or retention --confirm";

/** Only the periods are needed, whichever database has the rows. */
const readRetentionDays = () =>
  readEnvironment({ ...process.env, DATABASE_URL: "postgres://localhost/any" }).settings.retentionDays;

async function show(database: Connections): Promise<void> {
  const { rows } = await sql<{ readonly at: Date }>`select now() as at`.execute(database);
  console.log(`This machine   ${new Date().toISOString()}`);
  console.log(`PostgreSQL     ${rows[0]?.at.toISOString() ?? "unknown"}`);
  for (const expiring of expiringTables(readRetentionDays())) {
    const { due, total, isTooMany } = await countDue(database, expiring);
    const stopped = isTooMany ? ": too many at once, so they wait for --confirm" : "";
    console.log(`${expiring.table}: ${total} rows, ${due} due${stopped}`);
  }
}

async function confirm(database: Connections): Promise<void> {
  for (const [table, rows] of Object.entries(await deleteAllDue(database, readRetentionDays())))
    console.log(`${table}: ${rows} rows deleted`);
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { "dry-run": { type: "boolean" }, confirm: { type: "boolean" } } });
  const { "dry-run": dryRun = false, confirm: isConfirmed = false } = values;
  if (dryRun === isConfirmed) throw new Error(usage);
  await withDatabase(dryRun ? show : confirm);
});
