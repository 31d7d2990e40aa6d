import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { countRows } from "../../test/rows.ts";
import { migratedDatabase } from "../../test/service.ts";
import { connect } from "../db/connect.ts";

const script = fileURLToPath(new URL("../../scripts/retention.ts", import.meta.url));
const day = 24 * 60 * 60 * 1000;

/**
 * Opens a database whose last deletion was three months ago, with a check that is due, and the operator's command.
 */
async function open() {
  const url = await migratedDatabase();
  const database = connect(url);
  onTestFinished(() => database.destroy());
  const lastRun = new Date(Date.now() - 90 * day);
  await database.updateTable("retention_clock").set({ last_run_at: lastRun }).execute();
  const long = new Date(Date.now() - 401 * day);
  await database
    .insertInto("water_heater_checks")
    .values({ brand: "rheem", serial_number: "RH0504B01826", checked_at: long })
    .execute();
  const run = (...options: readonly string[]) =>
    promisify(execFile)(process.execPath, [script, ...options], {
      env: { ...process.env, DATABASE_URL: url },
    });
  return { database, lastRun, run };
}

it("`retention --dry-run` lists expired rows and deletes nothing", async () => {
  const { database, lastRun, run } = await open();
  const { stdout } = await run("--dry-run");
  expect(stdout).toContain(`Last deletion  ${lastRun.toISOString()}`);
  expect(stdout).toContain("water_heater_checks: 1 rows, 1 due, 1 in the next run");
  expect(await countRows(database)).toMatchObject({ water_heater_checks: 1 });
});

it("`retention --confirm` uses PostgreSQL's time as the time of the last deletion", async () => {
  const { database, run } = await open();
  const before = new Date();
  expect((await run("--confirm")).stdout).toMatch(/^The clock is trusted: /u);
  const { last_run_at: lastRun } = await database
    .selectFrom("retention_clock")
    .select("last_run_at")
    .executeTakeFirstOrThrow();
  expect(lastRun?.getTime()).toBeGreaterThanOrEqual(before.getTime() - 1000);
});

it.each([[[]], [["--dry-run", "--confirm"]], [["--force"]]])(
  "`retention` prints its usage for %j",
  async (options) => {
    const { run } = await open();
    await expect(run(...options)).rejects.toMatchObject({ code: 1 });
  },
);
