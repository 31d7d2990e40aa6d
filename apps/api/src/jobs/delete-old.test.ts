import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { expectIndexed } from "../../test/explain.ts";
import { countRows, fillTables, tablesOf } from "../../test/rows.ts";
import { defaults, emptyDatabase, now } from "../../test/service.ts";
import { connect } from "../db/connect.ts";
import { migrate } from "../db/migrate.ts";
import { deletionOf, type Retention, retention } from "../db/retention.ts";
import type { Database } from "../db/schema.ts";
import { deleteOld } from "./delete-old.ts";

const rules = Object.entries(retention) as readonly (readonly [keyof Database, Retention])[];
const limited = rules.flatMap(([table, rule]) => (typeof rule === "string" ? [] : [{ table, ...rule }]));

async function open() {
  const url = await emptyDatabase();
  await migrate(url);
  const database = connect(url);
  onTestFinished(() => database.destroy());
  const job = deleteOld({ database, settings: defaults, now: () => now });
  return { url, database, job };
}

const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

/** Puts checks of one moment into the table. */
const addChecks = (database: Awaited<ReturnType<typeof open>>["database"], checks: number, at: Date) =>
  sql`insert into water_heater_checks (brand, serial_number, checked_at)
    select 'rheem', 'RH0504B01826', ${at}::timestamptz from generate_series(1, ${checks})`.execute(database);

it("knows of every table for how long it is kept", async () => {
  const { database } = await open();
  expect(Object.keys(retention).toSorted()).toEqual(await tablesOf(database));
});

it("tells operators what every table holds", () => {
  const paper = readFileSync(new URL("../../../../docs/operate.md", import.meta.url), "utf8");
  const [, table = ""] = paper.split("## What is stored");
  const told = table
    .split("\n")
    .flatMap((line) => (line.startsWith("| `") ? [line.split("|")[1] ?? ""] : []));
  const names = told.flatMap((cell) => [...cell.matchAll(/`(\w+)`/gu)].map(([, name = ""]) => name));
  expect(names.toSorted()).toEqual(Object.keys(retention).toSorted());
});

it.each(limited)("finds the old rows of $table by an index", async ({ table, since }) => {
  const { database } = await open();
  for (const days of [2, 1]) await fillTables(database, daysAgo(days));
  await expectIndexed(database, async (noting) => {
    const deleteNext = deletionOf(noting, { table, since, before: now }, 1);
    expect([await deleteNext(), await deleteNext(), await deleteNext()]).toEqual([1, 1, 0]);
  });
});

it.each(limited)("deletes a row of $table once it is older than its days, and none before", async (rule) => {
  const { database, job } = await open();
  const border = daysAgo(defaults.retentionDays[rule.setting]);
  for (const milliseconds of [-1, 0, 1]) {
    await fillTables(database, new Date(border.getTime() + milliseconds));
  }
  expect(await countRows(database)).toMatchObject({ [rule.table]: 3 });
  await job.run();
  expect(await countRows(database)).toMatchObject({ [rule.table]: 2 });
  await job.run();
  const moments = await sql<{ readonly at: Date }>`
    select ${sql.ref(rule.since)} as at from ${sql.table(rule.table)} order by 1`.execute(database);
  expect(moments.rows.map(({ at }) => at.getTime() - border.getTime())).toEqual([0, 1]);
});

it("keeps the numbers, however old, and lets mail go with its message", async () => {
  const { database, job } = await open();
  await fillTables(database, daysAgo(3000));
  const before = await countRows(database);
  expect(Object.values(before)).not.toContain(0);
  await job.run();
  const gone = [...limited.map(({ table }) => table), "mail_outbox"].map((table) => [table, 0]);
  expect(await countRows(database)).toEqual({ ...before, ...Object.fromEntries(gone) });
});

it("deletes more than one batch, while several instances do the same and checks arrive", async () => {
  const { database, job } = await open();
  await addChecks(database, 3500, daysAgo(401));
  const arriving = Array.from({ length: 20 }, () => addChecks(database, 5, now));
  await Promise.all([job.run(), job.run(), job.run(), ...arriving]);
  expect(await countRows(database)).toMatchObject({ water_heater_checks: 100 });
});

it("goes on in a run where it has come to, at the same moment too, and finds what came late in the next", async () => {
  const { database } = await open();
  const run = () =>
    deletionOf(database, { table: "water_heater_checks", since: "checked_at", before: now }, 2);
  const border = daysAgo(10);
  await addChecks(database, 3, border);
  const deleteNext = run();
  expect(await deleteNext()).toBe(2);
  await addChecks(database, 1, border);
  await addChecks(database, 1, daysAgo(11));
  expect([await deleteNext(), await deleteNext()]).toEqual([2, 0]);
  expect(await countRows(database)).toMatchObject({ water_heater_checks: 1 });
  expect(await run()()).toBe(1);
});

it("does not wait for a row that somebody holds", async () => {
  const { url, database, job } = await open();
  await addChecks(database, 2, daysAgo(401));
  const other = connect(url, "migrate");
  onTestFinished(() => other.destroy());
  await other.transaction().execute(async (transaction) => {
    await sql`select id from water_heater_checks order by id limit 1 for update`.execute(transaction);
    await job.run();
    expect(await countRows(database)).toMatchObject({ water_heater_checks: 1 });
  });
  await job.run();
  expect(await countRows(database)).toMatchObject({ water_heater_checks: 0 });
});

it("leaves the rest for later when it is told to stop", async () => {
  const { database, job } = await open();
  await addChecks(database, 10, daysAgo(401));
  await job.run(AbortSignal.abort());
  expect(await countRows(database)).toMatchObject({ water_heater_checks: 10 });
});
