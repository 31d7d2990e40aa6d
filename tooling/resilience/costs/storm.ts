import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type Call, calls, type World } from "../traffic/calls.ts";
import type { Sample } from "../traffic/samples.ts";
import { type Event, notesOf } from "../traffic/tally.ts";
import { visit } from "../traffic/visitor.ts";
import type { MeasuredApi } from "./measured-api.ts";
import type { CostlyRequest } from "./requests.ts";
import type { StormPlan } from "./storm-sender.ts";

/** The result of a storm. */
export interface StormResult {
  readonly title: string;
  /** The number of requests per status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Milliseconds: the 99th percentile of `/healthz` before the storm. */
  readonly idle: number;
  /** Milliseconds: the 99th percentile of `/healthz` during the storm. */
  readonly p99: number;
  /** The checks of other visitors. */
  readonly others: { readonly asked: number; readonly right: number; readonly notes: readonly string[] };
  /** Bytes. */
  readonly peakMemory: number;
  /** Why the API ended, if it did. */
  readonly ended?: string;
}

export interface StormOptions {
  readonly title: string;
  readonly requests: readonly CostlyRequest[];
  readonly seconds: number;
  readonly next: () => Sample;
}

const healthPause = 50;
const checkPause = 200;

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

/** Requests `/healthz` like a load balancer. Returns a function that stops and returns the times in milliseconds. */
function watchHealth(url: string): () => Promise<readonly number[]> {
  const times: number[] = [];
  const stop = every(healthPause, async () => {
    const began = performance.now();
    const { status } = await visit(url, { path: "/healthz" });
    times.push(status === 200 ? performance.now() - began : Number.POSITIVE_INFINITY);
  });
  return async () => {
    await stop();
    return times;
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

/** Sends a storm of costly requests from ten addresses, and measures how the API serves others. */
export async function runStorm(
  { url, died, peakMemory }: MeasuredApi,
  { title, requests, seconds, next }: StormOptions,
): Promise<StormResult> {
  const idleHealth = watchHealth(url);
  await wait(Math.max(5, seconds / 4) * 1000);
  const idle = percentile(await idleHealth(), 99);

  const health = watchHealth(url);
  const checks = makeChecks(url, next);
  const memory = setInterval(peakMemory, 200);
  const workerData: StormPlan = { url, requests, seconds };
  const sender = new Worker(new URL("storm-sender.ts", import.meta.url), { workerData });
  const finished = once(sender, "message") as Promise<[ReadonlyMap<number, number>]>;
  const ended = await Promise.race([died, finished.then(() => undefined)]);
  const [statuses] = await finished;
  clearInterval(memory);
  const times = await health();
  const events = await checks();
  const right = events.filter(({ outcome }) => outcome === "right").length;
  return {
    title,
    statuses,
    idle,
    p99: percentile(times, 99),
    others: {
      asked: events.length,
      right,
      notes: notesOf(events, "refused", "failed", "lost", "wrong"),
    },
    peakMemory: peakMemory(),
    ...(ended !== undefined && { ended }),
  };
}
