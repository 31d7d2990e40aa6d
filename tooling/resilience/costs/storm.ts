import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type Call, calls, type World } from "../traffic/calls.ts";
import type { Sample } from "../traffic/samples.ts";
import { type Event, notesOf } from "../traffic/tally.ts";
import type { MeasuredApi } from "./measured-api.ts";
import type { StormPlan } from "./storm-sender.ts";

/** The result of a storm. */
export interface StormResult {
  readonly title: string;
  /** The number of requests per status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Milliseconds: the 99th percentile of the same checks without a storm. */
  readonly idle: number;
  /** The checks of other visitors, with the 99th percentile of their milliseconds. */
  readonly others: {
    readonly asked: number;
    readonly right: number;
    readonly p99: number;
    readonly notes: readonly string[];
  };
  /** Bytes. */
  readonly peakMemory: number;
  /** Why the API ended, if it did. */
  readonly ended?: string;
}

export interface StormOptions extends Omit<StormPlan, "url"> {
  readonly title: string;
  readonly next: () => Sample;
  /** Milliseconds: the 99th percentile of checks without a storm. */
  readonly idle: number;
}

const checkPause = 50;

/** Returns a percentile. */
export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

/** Repeats an action without waiting for its end. Returns a function that stops and waits for all. */
function every(pause: number, act: () => Promise<void>): () => Promise<void> {
  const open = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const one = act().finally(() => open.delete(one));
    open.add(one);
  }, pause);
  return async () => {
    clearInterval(timer);
    await Promise.all(open);
  };
}

const isToday = (): boolean => true;

/** Makes other visitors' checks, each from its own address. */
function makeChecks(url: string, next: () => Sample): () => Promise<readonly Event[]> {
  const promised = { checks: [], reports: new Set<string>(), deletedReports: new Set<string>(), shares: 0 };
  const world: World = { url, next, promised, isToday, shown: [] };
  const check = calls.find(({ kind }) => kind === "check") as Call;
  const events: Event[] = [];
  const stop = every(checkPause, async () => {
    const sent = performance.now();
    const result = await check.make(world);
    events.push({ kind: "check", sent, took: performance.now() - sent, ...result });
  });
  return async () => {
    await stop();
    return events;
  };
}

const slowest = (events: readonly Event[]): number =>
  percentile(
    events.map(({ took }) => took),
    99,
  );

/** Returns the 99th percentile of checks without a storm, in milliseconds. */
export async function measureIdle(
  { url }: MeasuredApi,
  next: () => Sample,
  seconds: number,
): Promise<number> {
  const checks = makeChecks(url, next);
  await wait(seconds * 1000);
  return slowest(await checks());
}

/** Sends a storm of costly requests, and measures how the API serves others. */
export async function runStorm(
  { url, died, peakMemory }: MeasuredApi,
  { title, next, idle, ...plan }: StormOptions,
): Promise<StormResult> {
  const checks = makeChecks(url, next);
  const memory = setInterval(peakMemory, 200);
  const workerData: StormPlan = { url, ...plan };
  const sender = new Worker(new URL("storm-sender.ts", import.meta.url), { workerData });
  const finished = once(sender, "message") as Promise<[ReadonlyMap<number, number>]>;
  const ended = await Promise.race([died, finished.then(() => undefined)]);
  const [statuses] = await finished;
  clearInterval(memory);
  const events = await checks();
  return {
    title,
    statuses,
    idle,
    others: {
      asked: events.length,
      right: events.filter(({ outcome }) => outcome === "right").length,
      p99: slowest(events),
      notes: notesOf(events, "refused", "failed", "lost", "wrong"),
    },
    peakMemory: peakMemory(),
    ...(ended !== undefined && { ended }),
  };
}
