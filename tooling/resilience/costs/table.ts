import { costLimits, isFailure, type RequestCost, type RouteCosts } from "./measure.ts";
import type { StormResult } from "./storm.ts";

const kilobyte = 1000;

const whatOf = ({ request }: RequestCost): string => request.what;

const texts = {
  block: (milliseconds: number) => `${milliseconds.toFixed(0)} ms in one block`,
  answer: (bytes: number) => `${(bytes / kilobyte).toFixed(0)} kB of answer`,
  kept: (bytes: number) => `${(bytes / kilobyte).toFixed(0)} kB kept`,
} as const;

/** The column heads of the table of request costs. */
export const costHeads = [
  "Route",
  "Tried",
  "Longest block in ms",
  "Largest answer in kB",
  "Most kept in kB",
  "Goals",
] as const;

/** Returns a route's request with the highest cost of one kind. */
const worst = (costs: readonly RequestCost[], name: keyof typeof costLimits): RequestCost | undefined =>
  costs.toSorted((one, other) => other[name] - one[name])[0];

/** Returns the goals that a route's requests miss, each with the cost and its request. */
export function costMisses(costs: readonly RequestCost[]): readonly string[] {
  const names = Object.keys(costLimits) as (keyof typeof costLimits)[];
  const failed = costs.filter(({ status }) => isFailure(status));
  const [first] = failed;
  return [
    ...names.flatMap((name) => {
      const most = worst(costs, name);
      return most === undefined || most[name] <= costLimits[name]
        ? []
        : [`${texts[name](most[name])} (${whatOf(most)})`];
    }),
    ...(first === undefined ? [] : [`${failed.length} × ${first.status} (${whatOf(first)})`]),
    // A route that refuses every request hasn't been measured.
    ...(costs.some(({ status }) => status > 0 && status < 300) ? [] : ["no request succeeded"]),
  ];
}

/** Returns a route's row. */
export function costRow({ route, costs }: RouteCosts): readonly string[] {
  const most = (name: keyof typeof costLimits): number => worst(costs, name)?.[name] ?? 0;
  const misses = costMisses(costs);
  return [
    `\`${route}\``,
    String(costs.length),
    most("block").toFixed(0),
    (most("answer") / kilobyte).toFixed(0),
    (most("kept") / kilobyte).toFixed(1),
    misses.length === 0 ? "met" : misses.join("; "),
  ];
}

/** The column heads of the table of storms. */
export const stormHeads = [
  "Storm",
  "Requests",
  "Done",
  "429",
  "503",
  "Other 5xx",
  "No answer",
  "Others’ checks answered",
  "Their p99 idle / in the storm",
  "Peak memory",
  "Goals",
] as const;

const mebibyte = 1024 * 1024;
const mostMemory = 512;
/** The goal is 200 ms where a check takes 10 ms without a storm. A slower machine may take up to five times as long. */
const wait = { limit: 200, idle: 10, mostTimes: 5 } as const;

/** Returns the goals that a storm misses. */
export function stormMisses({ ended, statuses, idle, others, peakMemory }: StormResult): readonly string[] {
  const failed = [...statuses].filter(([status]) => status >= 500 && status !== 503);
  const unanswered = others.asked - others.right;
  const allowed = wait.limit * Math.min(wait.mostTimes, Math.max(1, idle / wait.idle));
  return [
    ended !== undefined && `the API has ended: ${ended}`,
    ...failed.map(([status, count]) => `${count} × ${status}`),
    (statuses.get(0) ?? 0) > 0 && `${statuses.get(0)} without an answer`,
    unanswered > 0 && `${unanswered} checks of others not answered (${others.notes.slice(0, 3).join("; ")})`,
    !(others.p99 <= allowed) && `others’ p99 over ${allowed.toFixed(0)} ms`,
    !(peakMemory / mebibyte <= mostMemory) && `more than ${mostMemory} MiB`,
  ].filter((miss) => miss !== false);
}

/** Returns a row of the table. */
export function stormRow(result: StormResult): readonly string[] {
  const { title, statuses, idle, others, peakMemory } = result;
  const countWhere = (is: (status: number) => boolean): string =>
    [...statuses].reduce((sum, [status, count]) => sum + (is(status) ? count : 0), 0).toLocaleString("en-US");
  const misses = stormMisses(result);
  return [
    title,
    countWhere(() => true),
    countWhere((status) => status > 0 && status < 500 && status !== 429),
    countWhere((status) => status === 429),
    countWhere((status) => status === 503),
    countWhere((status) => status >= 500 && status !== 503),
    countWhere((status) => status === 0),
    `${others.right} / ${others.asked}`,
    `${idle.toFixed(0)} ms / ${others.p99.toFixed(0)} ms`,
    `${(peakMemory / mebibyte).toFixed(0)} MiB`,
    misses.length === 0 ? "met" : misses.join("; "),
  ];
}
