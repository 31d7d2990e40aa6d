import { setTimeout as pause } from "node:timers/promises";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRecorder, type RecorderOptions } from "./recorder.ts";

const gone = () => Promise.reject(new Error("connection refused"));
const refusal = () => Promise.reject(Object.assign(new Error("broken constraint"), { code: "23514" }));

/** Returns a recorder with a database that stores rows, and fails, hangs or refuses as a test requires. */
function recorderWith(options: Partial<RecorderOptions<number>> = {}) {
  const clock = { now: 0 };
  const lines: string[] = [];
  const writes: (readonly number[])[] = [];
  const behaviour = { of: async (_rows: readonly number[]): Promise<unknown> => undefined };
  const recorder = createRecorder<number>({
    write: async (rows) => {
      writes.push(rows);
      await behaviour.of(rows);
    },
    log: {
      info: (values, message) => void lines.push(`info ${message} ${JSON.stringify(values)}`),
      error: (_values, message) => void lines.push(`error ${message}`),
    },
    clock: () => clock.now,
    wait: 10_000,
    queue: 1000,
    ...options,
  });
  return { behaviour, clock, lines, writes, recorder };
}

/** Returns a promise that is settled from outside. */
function later() {
  let done: () => void = () => {};
  const promise = new Promise<void>((resolve) => (done = resolve));
  return { promise, done };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

describe("recording", () => {
  it("returns whether the row was written", async () => {
    const { recorder, behaviour } = recorderWith();
    expect(await recorder.record(1)).toBe(true);
    behaviour.of = gone;
    expect(await recorder.record(2)).toBe(false);
    expect(recorder.unrecorded()).toBe(1);
  });

  it("writes concurrent rows in one batch, and rows that arrive meanwhile in the next", async () => {
    const { recorder, behaviour, writes } = recorderWith();
    const first = later();
    behaviour.of = () => first.promise;
    const early = [recorder.record(1), recorder.record(2)];
    await expect.poll(() => writes).toEqual([[1, 2]]);
    const meanwhile = [recorder.record(3), recorder.recordAll([4, 5])];
    await pause(5);
    expect(writes).toHaveLength(1);
    expect(recorder.waiting()).toBe(5);
    first.done();
    expect(await Promise.all([...early, ...meanwhile])).toEqual([true, true, true, [true, true]]);
    expect(writes).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
    expect(recorder.waiting()).toBe(0);
  });

  it("writes no more rows at once than the maximum", async () => {
    const { recorder, writes } = recorderWith({ batch: 4 });
    expect(await recorder.recordAll(upTo(10))).toEqual(upTo(10).map(() => true));
    expect(writes.map((rows) => rows.length)).toEqual([4, 4, 2]);
    expect(await recorder.recordAll([])).toEqual([]);
  });
});

describe("waiting for a confirmation", () => {
  it("withdraws rows that were not sent in time, and counts late confirmations", async () => {
    const { recorder, behaviour, writes } = recorderWith({ wait: 10 });
    const first = later();
    behaviour.of = () => first.promise;
    const sent = recorder.record(1);
    await expect.poll(() => writes).toHaveLength(1);
    const queued = recorder.record(2);
    expect(await Promise.all([sent, queued])).toEqual([false, false]);
    first.done();
    await expect.poll(() => recorder.late()).toBe(1);
    await expect.poll(() => recorder.waiting()).toBe(0);
    expect(writes).toEqual([[1]]);
    expect(recorder.unrecorded()).toBe(2);
  });

  it("limits the number of queued rows", async () => {
    const { recorder, behaviour } = recorderWith({ queue: 3 });
    const first = later();
    behaviour.of = () => first.promise;
    const some = recorder.recordAll([1, 2]);
    await pause(5);
    const others = recorder.recordAll([3, 4, 5]);
    first.done();
    expect(await some).toEqual([true, true]);
    expect(await others).toEqual([true, false, false]);
    expect(recorder.unrecorded()).toBe(2);
  });

  it("settles queued rows before closing, and accepts none afterwards", async () => {
    const { recorder, writes } = recorderWith({ batch: 2 });
    const answers = recorder.recordAll([1, 2, 3]);
    await recorder.close();
    expect(writes).toEqual([[1, 2], [3]]);
    expect(await answers).toEqual([true, true, true]);
    expect(await recorder.record(4)).toBe(false);
    expect(writes).toHaveLength(2);
  });
});

describe("an unreachable database", () => {
  it("is not tried for a second, then tried with a single row", async () => {
    const { recorder, behaviour, clock, writes } = recorderWith();
    behaviour.of = gone;
    await recorder.record(0);
    clock.now = 999;
    expect(await recorder.record(1)).toBe(false);
    expect(writes).toEqual([[0]]);
    clock.now = 1000;
    expect(await Promise.all(upTo(20).map((row) => recorder.record(row)))).not.toContain(true);
    expect(writes).toEqual([[0], [0]]);
    behaviour.of = async () => undefined;
    clock.now = 2000;
    expect(await recorder.recordAll([6, 7])).toEqual([true, true]);
    expect(await recorder.record(8)).toBe(true);
    expect(recorder.unrecorded()).toBe(22);
  });

  it("settles queued rows immediately, and does not send them later", async () => {
    const { recorder, behaviour, writes } = recorderWith();
    const first = later();
    behaviour.of = async () => {
      await first.promise;
      await gone();
    };
    const sent = recorder.record(1);
    await expect.poll(() => writes).toHaveLength(1);
    const queued = recorder.record(2);
    first.done();
    expect(await Promise.all([sent, queued])).toEqual([false, false]);
    await recorder.close();
    expect(writes).toEqual([[1]]);
  });

  it("is logged once when it is lost and once when it is back", async () => {
    const { recorder, behaviour, clock, lines } = recorderWith();
    behaviour.of = gone;
    for (const moment of [0, 500, 1000, 2500]) {
      clock.now = moment;
      await recorder.record(1);
    }
    behaviour.of = async () => undefined;
    clock.now = 4000;
    await recorder.record(1);
    await recorder.record(1);
    expect(lines).toEqual([
      "error checks are not recorded",
      'info checks are recorded again {"unrecorded":4}',
    ]);
  });
});

describe("a row that the database refuses", () => {
  it("does not affect the other rows", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 40 }), async (sound) => {
        const { recorder, behaviour } = recorderWith();
        const kept: number[] = [];
        behaviour.of = async (rows) => {
          if (rows.some((row) => sound[row] === false)) await refusal();
          kept.push(...rows);
        };
        expect(await recorder.recordAll(sound.map((_, row) => row))).toEqual(sound);
        expect(kept).toEqual(upTo(sound.length).filter((row) => sound[row]));
      }),
    );
  });

  it("is not an outage, and is not logged repeatedly", async () => {
    const { recorder, behaviour, clock, lines } = recorderWith();
    behaviour.of = refusal;
    await recorder.recordAll([1, 2, 3]);
    behaviour.of = async () => undefined;
    expect(await recorder.record(4)).toBe(true);
    behaviour.of = refusal;
    clock.now = 1000;
    await recorder.record(5);
    expect(lines).toEqual([
      "error a check is refused by the database",
      "error a check is refused by the database",
    ]);
  });

  it("ends an outage", async () => {
    const { recorder, behaviour, clock, lines } = recorderWith();
    behaviour.of = gone;
    await recorder.record(1);
    clock.now = 1000;
    behaviour.of = async (rows) => (rows.includes(3) ? refusal() : undefined);
    expect(await recorder.recordAll([2, 3, 4])).toEqual([true, false, true]);
    expect(await recorder.record(5)).toBe(true);
    expect(lines.map((line) => line.split(" {")[0])).toEqual([
      "error checks are not recorded",
      "info checks are recorded again",
      "error a check is refused by the database",
    ]);
  });

  it("stops sending rows if the database is lost meanwhile", async () => {
    const { recorder, behaviour, writes } = recorderWith();
    behaviour.of = (rows) => (rows.length > 1 ? refusal() : gone());
    expect(await recorder.recordAll([1, 2])).toEqual([false, false]);
    expect(writes).toEqual([[1, 2], [1]]);
  });
});
