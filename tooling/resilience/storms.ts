import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Row } from "@heater-age/run/results";
import type { MeasuredApi } from "./measured-api.ts";
import type { CostlyRequest } from "./requests.ts";
import type { StormPlan } from "./storm-sender.ts";
import { startTraffic, type Traffic } from "./traffic.ts";

/** The result of a storm. */
export interface StormResult {
  /** The number of requests per status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Milliseconds: the 99th percentile of the same checks without a storm. */
  readonly idle: number;
  /** The checks of other visitors. */
  readonly others: Traffic["events"];
  /** Bytes. */
  readonly peakMemory: number;
  /** Why the API ended, if it did. */
  readonly ended?: string | undefined;
}

/** A storm to send. */
export interface Storm extends Omit<StormPlan, "url" | "firstVisitor"> {
  readonly title: string;
}

const eachRoute = 20;
const checksPerSecond = 20;

/** Returns at most this many items, spread over a list. */
const spread = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  items.filter((_, index) => index % Math.max(1, Math.ceil(items.length / count)) === 0);

/** Takes some requests of each route, in turns. */
export function mixRoutes(routes: ReadonlyMap<string, readonly CostlyRequest[]>): readonly CostlyRequest[] {
  const some = [...routes.values()].map((requests) => spread(requests, eachRoute));
  return Array.from({ length: eachRoute }, (_, index) =>
    some.map((requests) => requests[index % requests.length]).filter((request) => request !== undefined),
  ).flat();
}

/** Returns the storms: all routes from ten addresses, then each route from one address and from five. */
export const listStorms = (
  routes: ReadonlyMap<string, readonly CostlyRequest[]>,
  seconds: number,
): readonly Storm[] => [
  { title: "Every route, from 10 addresses", visitors: 10, seconds, requests: mixRoutes(routes) },
  ...[...routes].flatMap(([route, requests]) =>
    [1, 5].map((visitors) => ({
      title: `\`${route}\`, from ${visitors}`,
      visitors,
      seconds: seconds / 12,
      requests: spread(requests, eachRoute),
    })),
  ),
];

/** Returns the 99th percentile of how long the traffic waited, in milliseconds. */
export function findSlowest(events: Traffic["events"]): number {
  const sorted = events.map(({ took }) => took).toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.99) - 1)] ?? Number.NaN;
}

/** Returns the 99th percentile of checks without a storm, in milliseconds. */
export async function measureIdle({ url }: MeasuredApi, seconds: number): Promise<number> {
  const traffic = startTraffic(url, { perSecond: checksPerSecond, kinds: ["check"] });
  await wait(seconds * 1000);
  await traffic.stop();
  return findSlowest(traffic.events);
}

/** Sends a storm of costly requests, and measures how the API serves others. */
export async function runStorm(
  { url, died, readPeakMemory }: MeasuredApi,
  storm: Storm,
  { idle, firstVisitor }: { readonly idle: number; readonly firstVisitor: number },
): Promise<StormResult> {
  const traffic = startTraffic(url, { perSecond: checksPerSecond, kinds: ["check"] });
  const workerData: StormPlan = { url, firstVisitor, ...storm };
  const sender = new Worker(new URL("storm-sender.ts", import.meta.url), { workerData });
  const finished = once(sender, "message") as Promise<[ReadonlyMap<number, number>]>;
  const ended = await Promise.race([died, finished.then(() => undefined)]);
  const [statuses] = await finished;
  await traffic.stop();
  return { statuses, idle, others: traffic.events, peakMemory: readPeakMemory(), ended };
}

const mebibyte = 1024 * 1024;
const mostMemory = 512;
/** The goal is 200 ms where a check takes 10 ms without a storm. A slower machine may take up to five times as long. */
const wanted = { milliseconds: 200, idle: 10, mostTimes: 5 } as const;

/** Returns the goals that a storm misses. */
export function findStormMisses({
  ended,
  statuses,
  idle,
  others,
  peakMemory,
}: StormResult): readonly string[] {
  const misses = ended === undefined ? [] : [`the API has ended: ${ended}`];
  for (const [status, count] of statuses) {
    if (status >= 500 && status !== 503) misses.push(`${count} × ${status}`);
    if (status === 0) misses.push(`${count} without an answer`);
  }
  const [unanswered, ...more] = others.filter(({ outcome }) => outcome !== "right");
  if (unanswered !== undefined)
    misses.push(`${more.length + 1} checks of others not answered (${unanswered.note})`);
  const allowed = wanted.milliseconds * Math.min(wanted.mostTimes, Math.max(1, idle / wanted.idle));
  if (!(findSlowest(others) <= allowed)) misses.push(`others’ p99 over ${allowed.toFixed(0)} ms`);
  if (peakMemory > mostMemory * mebibyte) misses.push(`more than ${mostMemory} MiB`);
  return misses;
}

/** Returns a row of the table. */
export function toStormRow(title: string, result: StormResult): Row {
  const { statuses, idle, others, peakMemory } = result;
  const count = (is: (status: number) => boolean): string =>
    [...statuses].reduce((sum, [status, times]) => sum + (is(status) ? times : 0), 0).toLocaleString("en-US");
  const answered = others.filter(({ outcome }) => outcome === "right").length;
  return {
    Storm: title,
    Requests: count(() => true),
    Done: count((status) => status > 0 && status < 500 && status !== 429),
    "Status 429": count((status) => status === 429),
    "Status 503": count((status) => status === 503),
    "Other 5xx": count((status) => status >= 500 && status !== 503),
    "No answer": count((status) => status === 0),
    "Others’ checks answered": `${answered} / ${others.length}`,
    "Their p99 idle / in the storm": `${idle.toFixed(0)} ms / ${findSlowest(others).toFixed(0)} ms`,
    "Peak memory": `${(peakMemory / mebibyte).toFixed(0)} MiB`,
    Goals: findStormMisses(result).join("; ") || "met",
  };
}
