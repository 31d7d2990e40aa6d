// Shows what the next deletion of old rows would delete, or confirms the clock: `pnpm retention --dry-run|--confirm`.
import { parseArgs } from "node:util";
import type { ClockFault } from "../src/clock/judge.ts";
import { readRetentionDays } from "../src/config/env.ts";
import { confirmClock, retentionState } from "../src/jobs/retention-state.ts";
import { withDatabase } from "./open-database.ts";

const usage = "Say: retention --dry-run, or retention --confirm";
const now = () => new Date();

function wordsOf({
  cause,
  service_to: service,
  database_to: database,
  watched_seconds: watched,
}: ClockFault) {
  const time = database.toISOString();
  if (cause === "difference")
    return `A clock is not trusted: an instance said ${service.toISOString()} when PostgreSQL said ${time}.`;
  const hours = (watched / 3600).toFixed(1);
  return `The clock is not trusted: it said ${time}, which does not follow from the last deletion. It has advanced normally for ${hours} of 24 hours.`;
}

async function show(database: Parameters<typeof retentionState>[0]): Promise<void> {
  const retentionDays = readRetentionDays();
  const { at, lastRun, faults, tables } = await retentionState(database, { retentionDays });
  console.log(`This machine   ${now().toISOString()}`);
  console.log(`PostgreSQL     ${at.toISOString()}`);
  console.log(`Last deletion  ${lastRun?.toISOString() ?? "none"}`);
  for (const fault of faults) console.log(wordsOf(fault));
  for (const { table, rows, due, next } of tables)
    console.log(`${table}: ${rows} rows, ${due} due, ${next} in the next run`);
}

try {
  const { values } = parseArgs({ options: { "dry-run": { type: "boolean" }, confirm: { type: "boolean" } } });
  const { "dry-run": dryRun = false, confirm = false } = values;
  if (dryRun === confirm) throw new Error(usage);
  await withDatabase(async (database) => {
    if (dryRun) await show(database);
    else console.log(`The clock is trusted: ${(await confirmClock(database, now)).toISOString()}`);
  });
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
