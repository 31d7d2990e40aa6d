import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "../stack/database.ts";
import type { MeasuredApi } from "./measured-api.ts";
import type { CostlyRequest } from "./requests.ts";
import { addressOf, transfer } from "./transfer.ts";

/** Cost of one request. */
export interface RequestCost {
  readonly request: CostlyRequest;
  readonly status: number;
  /** Milliseconds of CPU time of the longest block. */
  readonly block: number;
  /** Bytes of the answer. */
  readonly answer: number;
  /** Bytes of the rows that it added to the database. */
  readonly kept: number;
}

/** The costs of a route's requests. */
export interface RouteCosts {
  readonly route: string;
  readonly costs: readonly RequestCost[];
}

/** Returns whether a status is a server error or a missing answer. */
export const isFailure = (status: number): boolean => status === 0 || status >= 500;

interface Column {
  readonly table: string;
  readonly column: string;
}

// The bytes that PostgreSQL adds to each row.
const rowHeader = 28;

/** Returns a function that counts the bytes of all rows as stored, compressed and without indexes. */
async function rowBytes(database: Database): Promise<() => Promise<number>> {
  const columns = await database.ask<Column>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and table_name <> 'models'`,
  );
  const sums = [...new Set(columns.map(({ table }) => table))].map((table) => {
    const sizes = columns
      .filter((one) => one.table === table)
      .map(({ column }) => `coalesce(pg_column_size("${column}"), 0)`);
    return `(select coalesce(sum(${[rowHeader, ...sizes].join(" + ")}), 0) from "${table}")`;
  });
  const client = await database.connect();
  return async () => {
    const { rows } = await client.query<{ readonly bytes: string }>(`select ${sums.join(" + ")} as bytes`);
    return Number(rows[0]?.bytes);
  };
}

const pause = 25;
// By then, a request's work after its answer is done.
const mostLooks = 40;

/** Returns a number once it has stayed the same twice. */
async function settled(look: () => Promise<number>): Promise<number> {
  let [before, now] = [Number.NaN, await look()];
  for (let looks = 0; looks < mostLooks && before !== now; looks += 1) {
    await wait(pause);
    [before, now] = [now, await look()];
  }
  return now;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** The kinds of cost, each with its limit. */
export const costLimits = { block: 50, answer: 1_000_000, kept: 64_000 } as const;

type CostName = keyof typeof costLimits;
const costNames = Object.keys(costLimits) as CostName[];

/** Returns a route's costliest requests, some for each kind of cost. */
export function finalists(costs: readonly RequestCost[], count: number): readonly CostlyRequest[] {
  const most = costNames.flatMap((name) =>
    costs.toSorted((one, other) => other[name] - one[name]).slice(0, count),
  );
  return [...new Set(most.map(({ request }) => request))];
}

const repeats = 3;
const finalistsEach = 2;

/**
 * Sends requests one at a time, each from its own address, and measures their cost. Each route's costliest requests are
 * sent again, because garbage collection and compilation disturb a single measurement; the others have no block. Yields
 * the costs route by route.
 */
export async function* measureCosts(
  { url, database, longestBlock }: MeasuredApi,
  requests: readonly CostlyRequest[],
): AsyncGenerator<RouteCosts, void> {
  const agent = new Agent({ keepAlive: true });
  const count = await rowBytes(database);
  let [bytes, visitors] = [await settled(count), 0];

  const measure = async (request: CostlyRequest): Promise<RequestCost> => {
    await longestBlock();
    visitors += 1;
    const { status, bytes: answer } = await transfer(request, { url, agent, address: addressOf(visitors) });
    // Work after the answer is a block too.
    const now = await settled(count);
    const kept = now - bytes;
    bytes = now;
    return { request, status, block: await longestBlock(), answer, kept };
  };
  const again = async (request: CostlyRequest): Promise<RequestCost> => {
    const costs: RequestCost[] = [];
    for (let time = 0; time < repeats; time += 1) costs.push(await measure(request));
    const middle = (name: CostName): number => median(costs.map((cost) => cost[name]));
    const status = costs.find((cost) => isFailure(cost.status))?.status ?? costs[0]?.status ?? 0;
    return { request, status, block: middle("block"), answer: middle("answer"), kept: middle("kept") };
  };

  for (const [route, ofRoute] of Map.groupBy(requests, (request) => request.route)) {
    const first: RequestCost[] = [];
    for (const request of ofRoute) first.push(await measure(request));
    const chosen = finalists(first, finalistsEach);
    const costs = first
      .filter(({ request }) => !chosen.includes(request))
      .map((cost) => ({ ...cost, block: 0 }));
    for (const request of chosen) costs.push(await again(request));
    yield { route, costs };
  }
  agent.destroy();
}
