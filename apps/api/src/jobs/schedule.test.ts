import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { emptyDatabase } from "../../test/service.ts";
import { connect } from "../db/connect.ts";
import { type Job, startJobs } from "./schedule.ts";

async function started(job: Omit<Job, "name">, url?: string) {
  const lines: string[] = [];
  const log = {
    info: (values: object, message: string) => void lines.push(`${message} ${JSON.stringify(values)}`),
    error: (_values: object, message: string) => void lines.push(message),
  };
  const database = connect(url ?? (await emptyDatabase()));
  const jobs = startJobs([{ name: "test", ...job }], { database, log });
  onTestFinished(async () => {
    await jobs.stop();
    await database.destroy();
  });
  return { jobs, lines };
}

it("runs immediately, and repeatedly", async () => {
  let runs = 0;
  const run = async () => void (runs += 1);
  await started({ every: 60_000, run });
  await expect.poll(() => runs).toBe(1);
  await started({ every: 5, run });
  await expect.poll(() => runs).toBeGreaterThan(4);
});

it("runs in one of several instances at a time, and in another one once that is gone", async () => {
  const url = await emptyDatabase();
  const seen: number[] = [];
  let running = 0;
  const run = async () => {
    running += 1;
    seen.push(running);
    await pause(20);
    running -= 1;
  };
  const instances = [await started({ every: 1, run }, url), await started({ every: 1, run }, url)] as const;
  await expect.poll(() => seen.length).toBeGreaterThan(5);
  expect(new Set(seen)).toEqual(new Set([1]));
  await instances[0].jobs.stop();
  const before = seen.length;
  await expect.poll(() => seen.length).toBeGreaterThan(before + 1);
});

it("continues after a failure, and logs it once", async () => {
  let runs = 0;
  const run = async () => {
    runs += 1;
    if (runs < 3) throw new Error("not yet");
  };
  const { lines } = await started({ every: 1, run });
  await expect.poll(() => runs).toBeGreaterThan(4);
  expect(lines).toEqual(["a job fails", 'a job succeeds again {"job":"test"}']);
});

it("waits for a run in progress when it stops, and starts no other", async () => {
  let runs = 0;
  let ended = 0;
  const run = async (stopping?: AbortSignal) => {
    runs += 1;
    await pause(60_000, undefined, stopping === undefined ? {} : { signal: stopping }).catch(() => {});
    await pause(20);
    ended += 1;
  };
  const { jobs, lines } = await started({ every: 1, run });
  await expect.poll(() => runs).toBe(1);
  await jobs.stop();
  expect([runs, ended]).toEqual([1, 1]);
  await pause(20);
  expect(runs).toBe(1);
  expect(lines).toEqual([]);
});
