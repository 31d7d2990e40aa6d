import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { Registry } from "prom-client";
import { describe, expect, it, onTestFinished } from "vitest";
import { checkRows, unreadableCheck } from "../../test/checks.ts";
import { defaults, migratedDatabase, nowhere, service } from "../../test/service.ts";
import { connect } from "../db/connect.ts";
import type { CheckRow } from "./queries.ts";
import { createCheckRecorder } from "./recorder.ts";

const visitor = "192.0.2.1";

const row = (serial: string): CheckRow => ({ ...unreadableCheck, serial_number: serial });

const numbered = (count: number) => Array.from({ length: count }, (_, index) => row(`S${index}`));

async function recorderOn(url: string, settings: Partial<typeof defaults.recording> = {}) {
  const database = connect(url, "record");
  onTestFinished(() => database.destroy());
  const lines: string[] = [];
  const recorder = createCheckRecorder(database, {
    log: {
      info: (_values, message) => void lines.push(message),
      error: (_values, message) => void lines.push(message),
    },
    settings: { ...defaults.recording, ...settings },
    registry: new Registry(),
  });
  const serials = async () =>
    (await database.selectFrom("water_heater_checks").select("serial_number").orderBy("id").execute()).map(
      ({ serial_number }) => serial_number,
    );
  return { recorder, database, lines, serials };
}

/** Locks the table of checks, so that inserts wait. Returns a function that releases it. */
async function lock(url: string): Promise<() => Promise<void>> {
  const database = connect(url, "migrate");
  const transaction = await database.startTransaction().execute();
  await sql`lock table water_heater_checks in access exclusive mode`.execute(transaction);
  return async () => {
    await transaction.commit().execute();
    await database.destroy();
  };
}

describe("rows", () => {
  it("that arrive during a statement share the next one", async () => {
    const { recorder, database, serials } = await recorderOn(await migratedDatabase());
    const statements = async () => {
      const { rows } = await sql<{ readonly xmin: string }>`
        select distinct xmin::text from water_heater_checks`.execute(database);
      return rows.length;
    };
    const first = recorder.record([row("first")], visitor);
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    const others = numbered(50).map((one) => recorder.record([one], visitor));
    expect(await Promise.all([first, ...others])).toEqual(Array.from({ length: 51 }, () => [true]));
    expect(await serials()).toHaveLength(51);
    expect(await statements()).toBeLessThanOrEqual(3);
    expect(await recorder.record([], visitor)).toEqual([]);
  });

  it("that the database refuses don't affect others, and are logged", async () => {
    const { recorder, lines, serials } = await recorderOn(await migratedDatabase());
    const rows = [row("one"), row("a\u0000b"), row("two")];
    expect(await recorder.record(rows, visitor)).toEqual([true, false, true]);
    expect(await serials()).toEqual(["one", "two"]);
    expect(lines).toEqual(["a check is refused by the database"]);
    expect(recorder.unrecorded()).toBe(1);
  });

  it("that are not confirmed in time are answered so, and not inserted later", async () => {
    const url = await migratedDatabase();
    const { recorder, lines, serials } = await recorderOn(url, { wait: 20 });
    const release = await lock(url);
    const sent = recorder.record([row("sent")], visitor);
    await pause(5);
    expect(await Promise.all([sent, recorder.record([row("waiting")], visitor)])).toEqual([[false], [false]]);
    await release();
    // What was sent can still be committed.
    await expect.poll(serials).toEqual(["sent"]);
    await expect.poll(() => recorder.record([row("next")], visitor)).toEqual([true]);
    expect(await serials()).not.toContain("waiting");
    expect(recorder.unrecorded()).toBe(2);
    expect(lines).toEqual([]);
  });

  it("are limited while they wait", async () => {
    const url = await migratedDatabase();
    const { recorder } = await recorderOn(url, { queue: 3 });
    const release = await lock(url);
    const some = recorder.record(numbered(2), visitor);
    expect(await recorder.record(numbered(2), visitor)).toEqual([false, false]);
    await release();
    expect(await some).toEqual([true, true]);
  });
});

it("logs once that the database is gone", async () => {
  const { recorder, lines } = await recorderOn(nowhere);
  for (let time = 0; time < 3; time += 1)
    expect(await recorder.record([row("one")], visitor)).toEqual([false]);
  expect(lines).toEqual(["checks are not recorded"]);
  expect(recorder.unrecorded()).toBe(3);
});

it("records checks up to a visitor's daily limit, and answers the rest without recording them", async () => {
  const recording = { ...defaults.recording, perVisitor: 2 };
  const running = await service({ settings: { recording } });
  const rheem = { brand: "rheem", serialNumber: "RH0504B01826" };
  const list = { checks: [rheem, rheem] };
  const recorded = { success: true, recorded: true };
  const answered = { success: true, recorded: false };
  const send = async (url: string, payload: object, remoteAddress = visitor) =>
    (await running.app.inject({ method: "POST", url, payload, remoteAddress })).json<unknown>();

  expect(await send("/api/check", rheem)).toMatchObject(recorded);
  expect(await send("/api/check/batch", list)).toMatchObject({ results: [recorded, recorded] });
  expect(await send("/api/check", rheem)).toMatchObject(answered);
  expect(await send("/api/check/batch", list)).toMatchObject({ results: [answered, answered] });
  expect(await send("/api/check", rheem, "192.0.2.2")).toMatchObject(recorded);
  expect(await checkRows(running)).toHaveLength(4);
});
