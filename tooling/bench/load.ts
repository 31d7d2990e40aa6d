import autocannon from "autocannon";
import { median } from "./measure.ts";

/** A request that is sent again and again. */
export interface Request {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** How a server is loaded: so many callers, each of whom sends the next request once the last is answered. */
export interface Load {
  readonly url: string;
  /** In turn. */
  readonly requests: readonly Request[];
  readonly callers: number;
  /** For so long, or with so many requests. */
  readonly until: { readonly seconds: number } | { readonly requests: number };
}

/** How a server did under a load. */
export interface Flow {
  readonly perSecond: number;
  /** Milliseconds in which 99 of 100 requests were answered. */
  readonly p99: number;
  /** How many were answered. */
  readonly answered: number;
}

/**
 * Loads a server.
 *
 * @throws {Error} when a request was not answered with success: refusals are fast, and would look well.
 */
export async function send({ url, requests, callers, until }: Load): Promise<Flow> {
  const times: number[] = [];
  const began = performance.now();
  let last = began;
  const { errors, timeouts, non2xx } = await autocannon({
    url,
    setupClient: (client) => {
      client.on("response", (_status, _bytes, time) => {
        times.push(time);
        last = performance.now();
      });
    },
    connections: callers,
    ...("seconds" in until ? { duration: until.seconds } : { amount: until.requests }),
    requests: requests.map(({ method, path, headers, body }) => ({
      method,
      path,
      headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })),
  });
  const wrong = errors + timeouts + non2xx;
  if (wrong > 0 || times.length === 0)
    throw new Error(`${wrong} of ${times.length} requests at ${url} failed`);
  return {
    perSecond: (times.length / (last - began)) * 1000,
    answered: times.length,
    p99: times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0,
  };
}

/** Something that is measured beside others. */
export interface Contestant<Result> {
  readonly name: string;
  /** Until what runs is compiled. */
  readonly warmUp: () => Promise<unknown>;
  readonly run: () => Promise<Result>;
}

/**
 * Lets several take turns, round after round, so that a machine that changes its pace meets all of them.
 *
 * @returns for each by name what came of its rounds.
 */
export async function takeTurns<Result>(
  contestants: readonly Contestant<Result>[],
  rounds: number,
): Promise<Readonly<Record<string, readonly Result[]>>> {
  const results = Object.fromEntries(contestants.map(({ name }) => [name, [] as Result[]]));
  for (const { warmUp } of contestants) await warmUp();
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, run } of contestants) results[name]?.push(await run());
  }
  return results;
}

/** The number in the middle of what each round of one says against the same round of the other. */
export const medianRatio = (one: readonly number[], other: readonly number[]): number =>
  median(one.map((number, round) => number / (other[round] ?? Number.NaN)));
