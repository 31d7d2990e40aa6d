import { costLimits, isFailure, type RequestCost, type RouteCosts } from "./measure.ts";
import type { StormResult } from "./storm.ts";

const kilobyte = 1000;

const whatOf = ({ request: { what, keyed } }: RequestCost): string => (keyed ? `${what}, with a key` : what);

const texts = {
  block: (milliseconds: number) => `${milliseconds.toFixed(0)} ms in one block`,
  answer: (bytes: number) => `${(bytes / kilobyte).toFixed(0)} kB of answer`,
  kept: (bytes: number) => `${(bytes / kilobyte).toFixed(0)} kB kept`,
} as const;

/** The heads of the table of what single requests cost. */
export const costHeads = [
  "Requests to",
  "Tried",
  "Longest block in ms",
  "Largest answer in kB",
  "Most kept in kB",
  "Aims",
] as const;

/** Returns the cost of a route that is largest in one way. */
const worst = (costs: readonly RequestCost[], name: keyof typeof costLimits): RequestCost | undefined =>
  costs.toSorted((one, other) => other[name] - one[name])[0];

/** Returns which aims the requests to a route miss, and with what. */
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
    // A route that refuses everything has not been measured.
    ...(costs.some(({ status }) => status > 0 && status < 300) ? [] : ["no request succeeded"]),
  ];
}

/** Returns the row of a route. */
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

/** The heads of the table of storms. */
export const stormHeads = [
  "What ten addresses send",
  "Requests",
  "Done",
  "429",
  "503",
  "Other 5xx",
  "No answer",
  "`/healthz` p99 idle / in the storm",
  "Times as long",
  "Others’ checks answered",
  "Peak memory",
  "Aims",
] as const;

const mebibyte = 1024 * 1024;
const mostMemory = 512;
/** The aim is 200 ms where an idle `/healthz` takes 4 ms; a slower machine may take longer in proportion, up to a point. */
const health = { limit: 200, idle: 4, mostTimes: 5 } as const;

/** Returns which aims a storm misses. */
export function stormMisses(result: StormResult): readonly string[] {
  const { ended, statuses, idle, p99, others, peakMemory } = result;
  const failed = [...statuses].filter(([status]) => status >= 500 && status !== 503);
  const allowed = health.limit * Math.min(health.mostTimes, Math.max(1, idle / health.idle));
  const peak = peakMemory / mebibyte;
  const unanswered = others.asked - others.right;
  return [
    ended !== undefined && `the API has ended: ${ended}`,
    ...failed.map(([status, count]) => `${count} × ${status}`),
    (statuses.get(0) ?? 0) > 0 && `${statuses.get(0)} without an answer`,
    !(p99 <= allowed) && `p99 of /healthz over ${allowed.toFixed(0)} ms`,
    unanswered > 0 && `${unanswered} checks of others not answered (${others.notes.slice(0, 3).join("; ")})`,
    !(peak <= mostMemory) && `more than ${mostMemory} MiB`,
  ].filter((miss) => miss !== false);
}

/** Returns a row of the table. */
export function stormRow(result: StormResult): readonly string[] {
  const { title, statuses, idle, p99, others, peakMemory } = result;
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
    `${idle.toFixed(0)} ms / ${Number.isFinite(p99) ? `${p99.toFixed(0)} ms` : "no answer"}`,
    Number.isFinite(p99) ? `${(p99 / idle).toFixed(0)}×` : "–",
    `${others.right} / ${others.asked}`,
    `${(peakMemory / mebibyte).toFixed(0)} MiB`,
    misses.length === 0 ? "met" : misses.join("; "),
  ];
}
