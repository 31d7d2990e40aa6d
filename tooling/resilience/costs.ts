import { setTimeout as wait } from "node:timers/promises";
import type { Outcome } from "./outcome.ts";
import type { CostlyRequest } from "./requests.ts";
import { send } from "./send.ts";
import type { Site } from "./site.ts";

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
const costLimits = {
  block: { max: 50, unit: 1, text: "ms in one block" },
  answer: { max: 1_000_000, unit: 1000, text: "kB of answer" },
  kept: { max: 64_000, unit: 1000, text: "kB kept" },
} as const satisfies Record<keyof Cost, object>;

/** Returns a function that waits until nothing more is stored, and returns the bytes of all rows since the last call. */
async function watchRows({ database }: Site): Promise<() => Promise<number>> {
  const { rows: tables } = await database.query<{ readonly name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'models'",
  );
  const sums = tables.map(
    ({ name }) => `(select coalesce(sum(pg_column_size(one.*)), 0) from "${name}" as one)`,
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
  site: Site,
  requests: readonly CostlyRequest[],
  firstVisitor: number,
): Promise<readonly RequestCost[]> {
  const countAdded = await watchRows(site);
  let visitor = firstVisitor;
  const measure = async (request: CostlyRequest): Promise<RequestCost> => {
    await site.readLongestBlock();
    visitor += 1;
    const { status, text } = await send(site.apiUrl, visitor, request);
    // Work after the answer is a block too.
    const kept = Math.max(0, await countAdded());
    const answer = Buffer.byteLength(text);
    return { what: request.what, status, answer, kept, block: await site.readLongestBlock() };
  };
  const costs: RequestCost[] = [];
  for (const request of requests) {
    const first = await measure(request);
    const { block } = await measure(request);
    costs.push({ ...first, block: Math.min(first.block, block) });
  }
  return costs;
}

/** Compares the costs of a route's requests with the goals. A miss names the costliest request. */
export function judgeCosts(route: string, costs: readonly RequestCost[]): Outcome {
  const figures: string[] = [];
  const misses: string[] = [];
  for (const [kind, { max, unit, text }] of Object.entries(costLimits)) {
    const [worst] = costs.toSorted((one, other) => other[kind as keyof Cost] - one[kind as keyof Cost]);
    if (worst === undefined) continue;
    const cost = worst[kind as keyof Cost];
    const figure = `${(cost / unit).toFixed(0)} ${text}`;
    figures.push(figure);
    if (cost > max) misses.push(`${figure} (${worst.what})`);
  }
  const [failed, ...more] = costs.filter(({ status }) => status === 0 || status >= 500);
  if (failed !== undefined) misses.push(`${more.length + 1} × ${failed.status} (${failed.what})`);
  // A route that refuses every request hasn't been measured.
  if (costs.every(({ status }) => status === 0 || status >= 300)) misses.push("no request succeeded");
  return { title: `\`${route}\``, requests: costs.length, figures, misses };
}
