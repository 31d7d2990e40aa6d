import { setTimeout as wait } from "node:timers/promises";
import type { Row } from "@heater-age/run/results";
import type { MeasuredApi } from "./measured-api.ts";
import { type CostlyRequest, transfer } from "./requests.ts";

export interface Cost {
  /** Milliseconds of CPU time of the longest block. */
  readonly block: number;
  /** Bytes of the answer. */
  readonly answer: number;
  /** Bytes of the rows that it added to the database. */
  readonly kept: number;
}

export interface RequestCost extends Cost {
  readonly what: string;
  readonly status: number;
}

/** The limit of each kind of cost, with its unit in the table. */
export const costLimits = {
  block: { most: 50, unit: 1, text: "ms in one block" },
  answer: { most: 1_000_000, unit: 1000, text: "kB of answer" },
  kept: { most: 64_000, unit: 1000, text: "kB kept" },
} as const satisfies Record<keyof Cost, object>;

const kinds = Object.keys(costLimits) as (keyof Cost)[];

const findWorst = (costs: readonly RequestCost[], kind: keyof Cost): readonly RequestCost[] =>
  costs.toSorted((one, other) => other[kind] - one[kind]);

/** Returns a function that waits until nothing more is stored, and returns the bytes of all rows since the last call. */
async function watchRows({ database }: MeasuredApi): Promise<() => Promise<number>> {
  // The bytes of a row's header, and of its columns as stored: compressed and without indexes.
  const columns = await database.query<{ readonly table: string; readonly sizes: string }>(
    `select table_name as table, string_agg(format('coalesce(pg_column_size(%I), 0)', column_name), ' + ') as sizes
     from information_schema.columns where table_schema = 'public' and table_name <> 'models' group by 1`,
  );
  const sums = columns.rows.map(
    ({ table, sizes }) => `(select coalesce(sum(28 + ${sizes}), 0) from "${table}")`,
  );
  const count = async (): Promise<number> => {
    const { rows } = await database.query<{ readonly bytes: string }>(`select ${sums.join(" + ")} as bytes`);
    return Number(rows[0]?.bytes);
  };
  let before = await count();
  return async () => {
    for (let [last, now] = [Number.NaN, await count()]; ; [last, now] = [now, await count()]) {
      if (last === now) {
        const added = now - before;
        before = now;
        return added;
      }
      await wait(25);
    }
  };
}

/**
 * Measures a route's requests, each twice from addresses of their own: garbage collection or compilation disturbs at
 * most one of the blocks.
 */
export async function measureCosts(
  api: MeasuredApi,
  requests: readonly CostlyRequest[],
  firstVisitor: number,
): Promise<readonly RequestCost[]> {
  const countAdded = await watchRows(api);
  let visitor = firstVisitor;
  const measure = async (request: CostlyRequest): Promise<RequestCost> => {
    await api.readLongestBlock();
    visitor += 1;
    const { status, bytes: answer } = await transfer(api.url, visitor, request);
    // Work after the answer is a block too.
    const stored = Math.max(0, await countAdded());
    return { what: request.what, status, answer, kept: stored, block: await api.readLongestBlock() };
  };
  const costs: RequestCost[] = [];
  for (const request of requests) {
    const first = await measure(request);
    const { block } = await measure(request);
    costs.push({ ...first, block: Math.min(first.block, block) });
  }
  return costs;
}

/** Returns the goals that a route's requests miss, each with the cost and its request. */
export function findCostMisses(costs: readonly RequestCost[]): readonly string[] {
  const misses: string[] = [];
  for (const kind of kinds) {
    const [worst] = findWorst(costs, kind);
    const { most, unit, text } = costLimits[kind];
    if (worst !== undefined && worst[kind] > most)
      misses.push(`${(worst[kind] / unit).toFixed(0)} ${text} (${worst.what})`);
  }
  const [failed, ...more] = costs.filter(({ status }) => status === 0 || status >= 500);
  if (failed !== undefined) misses.push(`${more.length + 1} × ${failed.status} (${failed.what})`);
  // A route that refuses every request hasn't been measured.
  if (costs.every(({ status }) => status === 0 || status >= 300)) misses.push("no request succeeded");
  return misses;
}

export function toCostRow(route: string, costs: readonly RequestCost[]): Row {
  const readMost = (kind: keyof Cost): number =>
    (findWorst(costs, kind)[0]?.[kind] ?? 0) / costLimits[kind].unit;
  return {
    Route: `\`${route}\``,
    Tried: String(costs.length),
    "Longest block in ms": readMost("block").toFixed(0),
    "Largest answer in kB": readMost("answer").toFixed(0),
    "Most kept in kB": readMost("kept").toFixed(1),
    Goals: findCostMisses(costs).join("; ") || "met",
  };
}
