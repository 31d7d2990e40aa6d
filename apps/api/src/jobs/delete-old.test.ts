import { readFileSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { expectIndexed } from "../../test/explain.ts";
import { openDatabase } from "../../test/recorded.ts";
import { countRows, fillTables, findAllTables } from "../../test/rows.ts";
import { defaults, migratedDatabase } from "../../test/service.ts";
import { countDue, deleteDue, expiringTables, retention } from "../db/retention.ts";
import type { Database } from "../db/schema.ts";
import { deleteAllDue, deleteOld } from "./delete-old.ts";

const { retentionDays } = defaults;
const expiring = expiringTables(retentionDays);
const hour = 60 * 60 * 1000;
const day = 24 * hour;
const ago = (milliseconds: number): Date => new Date(Date.now() - milliseconds);

async function open() {
  const database = openDatabase(await migratedDatabase());
  const lines: { readonly message: string; readonly values: object }[] = [];
  const note = (values: object, message: string) => void lines.push({ message, values });
  const job = deleteOld(database, { retentionDays, log: { info: note, error: note } });
  return { database, job, lines };
}

/** Inserts checks of one time. */
const addChecks = (database: Kysely<Database>, checks: number, at: Date) =>
  sql`insert into water_heater_checks (brand, serial_number, checked_at)
    select 'rheem', 'RH0504B01826', ${at}::timestamptz from generate_series(1, ${checks})`.execute(database);

const checksIn = async (database: Kysely<Database>): Promise<number> =>
  (await countRows(database))["water_heater_checks"] ?? 0;

const stoppedAt = async (database: Kysely<Database>) =>
  (await database.selectFrom("retention_runs").select("stopped_at").executeTakeFirst())?.stopped_at;

it("has a retention period for every table", async () => {
  const { database } = await open();
  expect(Object.keys(retention).toSorted()).toEqual(await findAllTables(database));
});

it("documents the contents of every table", () => {
  const paper = readFileSync(new URL("../../../../SECURITY.md", import.meta.url), "utf8");
  const [, table = ""] = /^## Data\n([^]*?)^## /mu.exec(paper) ?? [];
  const stored = table
    .split("\n")
    .flatMap((line) => (line.startsWith("| `") ? [line.split("|")[1] ?? ""] : []));
  const names = stored.flatMap((cell) => [...cell.matchAll(/`(\w+)`/gu)].map(([, name = ""]) => name));
  expect(names.toSorted()).toEqual(Object.keys(retention).toSorted());
});

it.each(expiring)("finds old rows of $table by an index", async (table) => {
  const { database } = await open();
  await fillTables(database, ago(table.days * day + hour));
  await expectIndexed(database, async (watched) => {
    expect([await deleteDue(watched, table, 1), await deleteDue(watched, table, 1)]).toEqual([1, 0]);
  });
});

it.each(expiring)("deletes rows of $table after their retention period, and not before", async (table) => {
  const { database, job } = await open();
  for (const offset of [-hour, hour]) await fillTables(database, ago(table.days * day + offset));
  await job.run();
  const { rows } = await sql<{ readonly at: Date }>`
    select ${sql.ref(table.since)} as at from ${sql.table(table.table)}`.execute(database);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.at.getTime()).toBeGreaterThan(ago(table.days * day).getTime());
});

it("keeps counts of any age", async () => {
  const { database } = await open();
  await fillTables(database, ago(3000 * day));
  const before = await countRows(database);
  expect(Object.values(before)).not.toContain(0);
  await deleteAllDue(database, retentionDays);
  const gone = expiring.map(({ table }) => [table, 0]);
  expect(await countRows(database)).toEqual({ ...before, ...Object.fromEntries(gone) });
});

describe("a clock of PostgreSQL that jumps", () => {
  /** Sets this machine's clock back, so that PostgreSQL's is ahead by as much. */
  function isAhead(milliseconds: number): void {
    vi.useFakeTimers({ now: Date.now() - milliseconds, toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
  }

  const ranAgo = (database: Kysely<Database>, time: number) =>
    database
      .insertInto("retention_runs")
      .values({ ran_at: ago(time) })
      .execute();

  it("deletes nothing and says so once, until the clocks agree", async () => {
    const { database, job, lines } = await open();
    await addChecks(database, 1, ago(500 * day));
    await ranAgo(database, 30 * day);
    isAhead(30 * day);
    for (let run = 0; run < 3; run++) await job.run();
    expect(await checksIn(database)).toBe(1);
    expect(lines.map(({ message }) => message)).toEqual(["a clock is wrong: no old row is deleted"]);
    vi.useRealTimers();
    await job.run();
    expect(await checksIn(database)).toBe(0);
    expect(await stoppedAt(database)).toBeNull();
  });

  it("deletes all once the operator confirms it", async () => {
    const { database, job } = await open();
    await addChecks(database, 60, ago(500 * day));
    await ranAgo(database, 30 * day);
    isAhead(30 * day);
    await job.run();
    expect(await stoppedAt(database)).not.toBeNull();
    expect(await deleteAllDue(database, retentionDays)).toMatchObject({
      water_heater_checks: 60,
      reports: 0,
    });
    expect(await stoppedAt(database)).toBeNull();
  });

  it("deletes what is due if the last deletion was a while ago by the same clock", async () => {
    const { database, job } = await open();
    await addChecks(database, 1, ago(500 * day));
    await ranAgo(database, hour);
    isAhead(30 * day);
    await job.run();
    expect(await checksIn(database)).toBe(0);
  });
});

it("counts what is due, without changing anything", async () => {
  const { database } = await open();
  await addChecks(database, 60, ago(500 * day));
  await addChecks(database, 40, ago(hour));
  const checks = expiring.find(({ table }) => table === "water_heater_checks");
  if (checks === undefined) throw new Error("expected a period for checks");
  expect(await countDue(database, checks)).toBe(60);
  expect(await checksIn(database)).toBe(100);
});

it("leaves the remaining tables when the service stops", async () => {
  const { database, job } = await open();
  await addChecks(database, 1, ago(500 * day));
  await job.run(AbortSignal.abort());
  expect(await checksIn(database)).toBe(1);
});
