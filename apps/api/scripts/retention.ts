// Shows what the next deletion of old rows would delete, or deletes it all: `pnpm retention --dry-run|--confirm`.
import { parseArgs } from "node:util";
import { readEnvironment } from "../src/config/env.ts";
import type { Connections } from "../src/db/connect.ts";
import { countDue, expiringTables } from "../src/db/retention.ts";
import { deleteAllDue, readClock } from "../src/jobs/delete-old.ts";
import { runCommand } from "./command.ts";
import { withDatabase } from "./open-database.ts";

const usage = "Usage: retention --dry-run, or retention --confirm";

/** Only the periods are needed, whichever database has the rows. */
const readRetentionDays = () =>
  readEnvironment({ ...process.env, DATABASE_URL: "postgres://localhost/any" }).settings.retentionDays;

async function show(database: Connections): Promise<void> {
  const { now, ranAt } = await readClock(database);
  console.log(`This machine   ${new Date().toISOString()}`);
  console.log(`PostgreSQL     ${now.toISOString()}`);
  console.log(`Last deletion  ${ranAt?.toISOString() ?? "none"}`);
  for (const expiring of expiringTables(readRetentionDays())) {
    console.log(`${expiring.table}: ${await countDue(database, expiring)} rows due`);
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
