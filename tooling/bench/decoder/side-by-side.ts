import { Bench } from "tinybench";
import { median } from "../measure.ts";

/** What one call of a task costs, measured beside others. */
export interface Cost {
  /** Nanoseconds of one call in the middle of each round. */
  readonly rounds: readonly number[];
  /** Their median. */
  readonly nanoseconds: number;
}

/** How long it is measured. */
export interface Patience {
  readonly rounds: number;
  /** Milliseconds for each task in each round. */
  readonly time: number;
}

/**
 * Runs tasks by turns in short rounds, because a machine that others share changes its pace in between.
 *
 * @example
 * const { bare, decode } = await sideBySide(
 *   { bare: () => shape.exec(serial), decode: () => decode(brand, serial, { today }) },
 *   { rounds: 25, time: 100 },
 * );
 */
export async function sideBySide<Name extends string>(
  tasks: Readonly<Record<Name, () => unknown>>,
  { rounds, time }: Patience,
): Promise<Readonly<Record<Name, Cost>>> {
  const names = Object.keys(tasks) as Name[];
  const taken = new Map(names.map((name): [Name, number[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const bench = new Bench({ time, warmupTime: time / 5 });
    for (const name of names) bench.add(name, tasks[name]);
    await bench.run();
    for (const [name, costs] of taken) {
      const result = bench.getTask(name)?.result;
      if (result?.state !== "completed") throw new Error(`The bench "${name}" did not complete`);
      costs.push(result.latency.p50 * 1e6);
    }
  }
  const costs: Partial<Record<Name, Cost>> = {};
  for (const [name, one] of taken) costs[name] = { rounds: one, nanoseconds: median(one) };
  return costs as Record<Name, Cost>;
}

/** How many times as much one task costs as another: the median of the ratios of their rounds. */
export const ratioOf = (one: Cost, other: Cost): number =>
  median(one.rounds.map((taken, round) => taken / (other.rounds[round] ?? Number.NaN)));
