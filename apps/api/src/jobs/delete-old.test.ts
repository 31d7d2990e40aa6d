import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { describe, expect, it, onTestFinished } from "vitest";
import { setDatabaseClock } from "../../test/database-clock.ts";
import { expectIndexed } from "../../test/explain.ts";
import { countRows, fillTables, tablesOf } from "../../test/rows.ts";
import { defaults, migratedDatabase, now } from "../../test/service.ts";
import { connect } from "../db/connect.ts";
import { migrate } from "../db/migrate.ts";
import { migrationProvider } from "../db/migrations/index.ts";
import { deletionOf, type Retention, retention } from "../db/retention.ts";
import type { Database } from "../db/schema.ts";
import { deleteOld } from "./delete-old.ts";
import { ClockDifferenceError, confirmClock, retentionState } from "./retention-state.ts";

const rules = Object.entries(retention) as readonly (readonly [keyof Database, Retention])[];
const limited = rules.flatMap(([table, rule]) => (typeof rule === "string" ? [] : [{ table, ...rule }]));

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const later = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
const daysAgo = (days: number): Date => later(-days * day);

/** Opens instances of the service on a machine that shares one clock with PostgreSQL. */
async function open() {
  const url = await migratedDatabase();
  await setDatabaseClock(url, now);
  const database = connect(url);
  onTestFinished(() => database.destroy());
  let at = now;
  let up = 1000 * hour;
  const lines: { readonly message: string; readonly values: object }[] = [];
  const log = {
    info: (values: object, message: string) => void lines.push({ message, values }),
    error: (values: object, message: string) => void lines.push({ message, values }),
  };
  /** Starts an instance. @param own A clock of its own. */
  const start = (own?: () => Date) =>
    deleteOld({ database, settings: defaults, log, now: own ?? (() => at), uptime: () => up / 1000 });
  /** Sets both clocks while time passes normally. */
  const set = async (moment: Date, passed = 0): Promise<void> => {
    at = moment;
    up += passed;
    await setDatabaseClock(url, moment);
  };
  /** Lets time pass on both clocks. */
  const wait = (milliseconds: number) => set(new Date(at.getTime() + milliseconds), milliseconds);
  const messages = () => lines.map(({ message }) => message);
  return { url, database, job: start(), start, set, wait, lines, messages, at: () => at };
}

/** Inserts checks of one time. */
const addChecks = (database: Awaited<ReturnType<typeof open>>["database"], checks: number, at: Date) =>
  sql`insert into water_heater_checks (brand, serial_number, checked_at)
    select 'rheem', 'RH0504B01826', ${at}::timestamptz from generate_series(1, ${checks})`.execute(database);

it("has a retention period for every table", async () => {
  const { database } = await open();
  expect(Object.keys(retention).toSorted()).toEqual(await tablesOf(database));
});

it("documents the contents of every table for operators", () => {
  const paper = readFileSync(new URL("../../../../docs/operate.md", import.meta.url), "utf8");
  const [, table = ""] = paper.split("## What is stored");
  const stored = table
    .split("\n")
    .flatMap((line) => (line.startsWith("| `") ? [line.split("|")[1] ?? ""] : []));
  const names = stored.flatMap((cell) => [...cell.matchAll(/`(\w+)`/gu)].map(([, name = ""]) => name));
  expect(names.toSorted()).toEqual(Object.keys(retention).toSorted());
});

it.each(limited)("finds old rows of $table by an index", async ({ table, since }) => {
  const { database } = await open();
  for (const days of [2, 1]) await fillTables(database, daysAgo(days));
  await expectIndexed(database, async (noting) => {
    const deleteNext = deletionOf(noting, { table, since, before: now, except: [{ from: now, to: now }] });
    expect([await deleteNext(1), await deleteNext(1), await deleteNext(1)]).toEqual([1, 1, 0]);
  });
});

it.each(limited)("deletes rows of $table after their retention period, and not before", async (rule) => {
  const { database, job } = await open();
  const { period } = rule;
  const border = daysAgo(typeof period === "number" ? period : defaults.retentionDays[period]);
  for (const milliseconds of [-1, 0, 1]) {
    await fillTables(database, new Date(border.getTime() + milliseconds));
  }
  expect(await countRows(database)).toMatchObject({ [rule.table]: 3 });
  await job.run();
  expect(await countRows(database)).toMatchObject({ [rule.table]: 2 });
  // As before the first run, because another time would have another cutoff.
  await database.updateTable("retention_clock").set({ last_run_at: null }).execute();
  await job.run();
  const moments = await sql<{ readonly at: Date }>`
    select ${sql.ref(rule.since)} as at from ${sql.table(rule.table)} order by 1`.execute(database);
  expect(moments.rows.map(({ at }) => at.getTime() - border.getTime())).toEqual([0, 1]);
});

it("keeps counts of any age, and deletes mail with its message", async () => {
  const { database, job } = await open();
  await fillTables(database, daysAgo(3000));
  const before = await countRows(database);
  expect(Object.values(before)).not.toContain(0);
  await job.run();
  const gone = [...limited.map(({ table }) => table), "mail_outbox"].map((table) => [table, 0]);
  expect(await countRows(database)).toEqual({ ...before, ...Object.fromEntries(gone) });
});

it("deletes several batches while several instances do so and checks arrive", async () => {
  const { database, start } = await open();
  await addChecks(database, 3500, daysAgo(401));
  await addChecks(database, 66_500, now);
  const arriving = Array.from({ length: 20 }, () => addChecks(database, 5, now));
  await Promise.all([start().run(), start().run(), start().run(), ...arriving]);
  expect(await countRows(database)).toMatchObject({ water_heater_checks: 66_600 });
});

it.each([
  [1, 0],
  [10, 9],
  [20, 19],
  [21, 19],
  [3000, 2850],
])("with %i expired rows, one run of all instances leaves %i", async (rows, rest) => {
  const { database, start, lines, wait } = await open();
  await addChecks(database, rows, daysAgo(401));
  await Promise.all([start().run(), start().run(), start().run()]);
  await start().run();
  expect(await countRows(database)).toMatchObject({ water_heater_checks: rest });
  expect(lines).toEqual([
    { message: "old rows are deleted", values: { deleted: { water_heater_checks: rows - rest } } },
  ]);
  await wait(15 * 60_000);
  await start().run();
  if (rest > 0) expect((await countRows(database))["water_heater_checks"]).toBeLessThan(rest);
});

it("empties a table of ten rows in ten runs", async () => {
  const { database, job, wait } = await open();
  await addChecks(database, 10, daysAgo(401));
  for (let run = 0; run < 10; run++) {
    await job.run();
    await wait(15 * 60_000);
  }
  expect(await countRows(database)).toMatchObject({ water_heater_checks: 0 });
});

it("continues where it stopped, even with equal times, and finds late rows in the next run", async () => {
  const { database } = await open();
  const run = () => deletionOf(database, { table: "water_heater_checks", since: "checked_at", before: now });
  const border = daysAgo(10);
  await addChecks(database, 3, border);
  const deleteNext = run();
  expect(await deleteNext(2)).toBe(2);
  await addChecks(database, 1, border);
  await addChecks(database, 1, daysAgo(11));
  expect([await deleteNext(2), await deleteNext(2)]).toEqual([2, 0]);
  expect(await countRows(database)).toMatchObject({ water_heater_checks: 1 });
  expect(await run()(2)).toBe(1);
});

it("skips locked rows", async () => {
  const { url, database, job, wait } = await open();
  await addChecks(database, 2, daysAgo(401));
  await addChecks(database, 38, now);
  const other = connect(url, "migrate");
  onTestFinished(() => other.destroy());
  await other.transaction().execute(async (transaction) => {
    await sql`select id from water_heater_checks order by id limit 1 for update`.execute(transaction);
    await job.run();
    expect(await countRows(database)).toMatchObject({ water_heater_checks: 39 });
  });
  await wait(15 * 60_000);
  await job.run();
  expect(await countRows(database)).toMatchObject({ water_heater_checks: 38 });
});

it("stops early when asked to, and leaves the remaining rows", async () => {
  const { database, job } = await open();
  await addChecks(database, 10, daysAgo(401));
  await job.run(AbortSignal.abort());
  expect(await countRows(database)).toMatchObject({ water_heater_checks: 10 });
});

describe("a wrong clock", () => {
  const untrusted = "the clock is not trusted: nothing is deleted";
  const again = "the clock is trusted again";
  const quarter = 15 * 60_000;

  /** Starts a service that has run, with a check that is due soon and one that is not. */
  async function running() {
    const all = await open();
    await all.job.run();
    await addChecks(all.database, 1, daysAgo(399));
    await addChecks(all.database, 1, now);
    const checks = async () => (await countRows(all.database))["water_heater_checks"];
    const faults = () =>
      all.database.selectFrom("clock_faults").select(["cause", "ended_at"]).orderBy("id").execute();
    return { ...all, checks, faults };
  }

  it.each([800, 8, -1, -800])(
    "of both the machine and PostgreSQL, %i days off at startup, deletes nothing until it is right again",
    async (days) => {
      const { start, set, checks, messages, faults } = await running();
      await set(later(days * day));
      await Promise.all([start().run(), start().run(), start().run()]);
      expect(await checks()).toBe(2);
      expect(messages()).toEqual([untrusted, untrusted, untrusted]);
      expect(await faults()).toEqual([{ cause: "jump", ended_at: null }]);
      await set(later(2 * day));
      await start().run();
      expect(await checks()).toBe(1);
      expect(messages().slice(3)).toEqual([again, "old rows are deleted"]);
      expect(await faults()).toEqual([{ cause: "jump", ended_at: later(2 * day) }]);
    },
  );

  it.each([800, 2, -2, -800])(
    "of the service alone, %i days off, deletes nothing, while other instances continue",
    async (days) => {
      const { start, set, checks, messages, faults, at } = await running();
      const wrong = start(() => new Date(at().getTime() + days * day));
      await set(later(day + quarter), day + quarter);
      await wrong.run();
      await wrong.run();
      expect(await checks()).toBe(2);
      expect(messages()).toEqual([untrusted]);
      await start().run();
      expect(await checks()).toBe(1);
      expect(await faults()).toEqual([{ cause: "difference", ended_at: null }]);
      await set(later(day + 3 * hour), 3 * hour);
      await start().run();
      expect(await faults()).toEqual([{ cause: "difference", ended_at: later(day + 3 * hour) }]);
      expect(messages()).toEqual([untrusted, "old rows are deleted", again]);
    },
  );

  it("that jumps two days in a running service deletes nothing, unlike two days at startup", async () => {
    const { job, start, set, wait, checks, messages } = await running();
    await wait(quarter);
    await job.run();
    await set(later(2 * day), quarter);
    await job.run();
    expect(await checks()).toBe(2);
    await wait(quarter);
    await start().run();
    expect(await checks()).toBe(2);
    expect(messages()).toEqual([untrusted, untrusted]);
  });

  it("is noted once when several instances see it jump", async () => {
    const { start, set, wait, faults } = await running();
    const instances = [start(), start(), start()];
    for (const instance of instances) await instance.run();
    await set(later(800 * day), quarter);
    for (const instance of instances) await instance.run();
    await wait(quarter);
    for (const instance of instances) await instance.run();
    expect(await faults()).toHaveLength(1);
  });

  it("is not assumed after the machine was asleep or off for some days", async () => {
    const { job, start, wait, checks, messages } = await running();
    await wait(2 * day);
    await job.run();
    expect(await checks()).toBe(1);
    await wait(6 * day);
    await start().run();
    expect(messages()).toEqual(["old rows are deleted"]);
  });

  it.each([
    ["one instance", 1],
    ["three instances", 3],
  ])(
    "is trusted when it was three months off, after %s saw it advance for 24 hours",
    async (_name, count) => {
      const { start, set, wait, checks, faults } = await running();
      await set(later(90 * day));
      const instances = Array.from({ length: count }, () => start());
      const watch = async () => {
        for (const instance of instances) {
          await instance.run();
          await wait(hour / count);
        }
      };
      for (let passed = 0; passed < day; passed += hour) {
        await watch();
        expect(await checks()).toBe(2);
      }
      await watch();
      expect(await checks()).toBe(1);
      expect(await faults()).toEqual([]);
    },
  );

  it("is not trusted after a restart following 24 unobserved hours", async () => {
    const { start, set, wait, checks } = await running();
    await set(later(90 * day));
    await start().run();
    await wait(30 * hour);
    await start().run();
    expect(await checks()).toBe(2);
  });

  it("is observed again after another jump", async () => {
    const { start, set, wait, at, checks, faults } = await running();
    await set(later(90 * day));
    const job = start();
    const watch = async (hours: number) => {
      for (let passed = 0; passed < hours; passed++) {
        await wait(hour);
        await job.run();
      }
    };
    await job.run();
    await watch(20);
    await set(new Date(at().getTime() + 3 * hour));
    await job.run();
    await watch(20);
    expect(await checks()).toBe(2);
    expect(await faults()).toHaveLength(2);
    await watch(4);
    expect(await checks()).toBe(1);
  });

  it("does not make rows that it dated look old", async () => {
    const { database, start, set, checks, at } = await running();
    await set(later(-1000 * day));
    const job = start();
    await job.run();
    await addChecks(database, 3, at());
    await set(later(hour), hour);
    await start().run();
    expect(await checks()).toBe(5);
  });

  it("is detected by the newest row after an upgrade from a version that did not note its runs", async () => {
    const { url, database, start, set } = await open();
    const migrator = new Migrator({ db: database, provider: migrationProvider });
    await migrator.migrateTo("0012_settled_reports");
    await addChecks(database, 2, now);
    await migrate(url);
    await set(later(800 * day));
    await start().run();
    expect(await countRows(database)).toMatchObject({ water_heater_checks: 2 });
  });

  it("can be confirmed, unless the machine's clock differs from PostgreSQL's", async () => {
    const { database, start, set, wait, checks, faults, at } = await running();
    await set(later(90 * day));
    await start().run();
    await expect(confirmClock(database, () => now)).rejects.toThrow(ClockDifferenceError);
    await start().run();
    expect(await checks()).toBe(2);
    expect(await confirmClock(database, at)).toEqual(later(90 * day));
    expect(await faults()).toEqual([]);
    await wait(quarter);
    await start().run();
    expect(await checks()).toBe(1);
  });

  it("shows what it would delete in a dry run, without changing anything", async () => {
    const { database, start, set, faults } = await running();
    await addChecks(database, 40, now);
    await set(later(800 * day));
    await start().run();
    const before = await countRows(database);
    const state = await retentionState(database, defaults);
    expect(state).toMatchObject({ at: later(800 * day), lastRun: now, faults: [{ cause: "jump" }] });
    expect(state.tables).toContainEqual({ table: "water_heater_checks", rows: 42, due: 42, next: 3 });
    expect(await countRows(database)).toEqual(before);
    expect(await faults()).toHaveLength(1);
  });
});
