import { Bench } from "tinybench";
import { median } from "./measure.ts";

/** One of several things measured together. */
export interface Contestant<Result> {
  /** Runs it until its code is compiled. */
  readonly warmUp?: () => Promise<unknown>;
  readonly run: () => Promise<Result>;
}

/** Each contestant's results, round by round. */
export type Rounds<Name extends string, Result> = Readonly<Record<Name, readonly Result[]>>;

/** Runs contestants in turns, round after round, so that changes in the machine's speed affect all of them. */
export async function takeTurns<Name extends string, Result>(
  contestants: Readonly<Record<Name, Contestant<Result>>>,
  rounds: number,
): Promise<Rounds<Name, Result>> {
  const names = Object.keys(contestants) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Result[]>;
  for (const name of names) await contestants[name].warmUp?.();
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) results[name].push(await contestants[name].run());
  }
  return results;
}

/** Returns the median of the ratios of each round of one contestant to the same round of another. */
export const medianRatio = (one: readonly number[], other: readonly number[]): number =>
  median(one.map((number, round) => number / (other[round] ?? Number.NaN)));

/**
 * Runs tasks in turns.
 *
 * @param time Milliseconds for each task in each round.
 * @returns The nanoseconds of one call in each round: the median of all calls in it.
 */
export function nanosecondsOf<Name extends string>(
  tasks: Readonly<Record<Name, () => unknown>>,
  { rounds, time }: { readonly rounds: number; readonly time: number },
): Promise<Rounds<Name, number>> {
  const contestants = Object.entries<() => unknown>(tasks).map(([name, task]) => {
    const run = async (): Promise<number> => {
      const bench = new Bench({ time, warmupTime: time / 5 }).add(name, task);
      const [{ result } = {}] = (await bench.run(), bench.tasks);
      if (result?.state !== "completed") throw new Error(`The bench "${name}" did not complete`);
      return result.latency.p50 * 1e6;
    };
    return [name, { run }] as const;
  });
  return takeTurns(Object.fromEntries(contestants) as Record<Name, Contestant<number>>, rounds);
}
