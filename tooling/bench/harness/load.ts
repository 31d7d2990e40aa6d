import autocannon from "autocannon";

/** A request that is sent repeatedly. */
export interface Request {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
}

export interface Load {
  readonly url: string;
  /** Sent in turn. */
  readonly requests: readonly Request[];
  /** Connections. Each sends its next request after an answer. */
  readonly callers: number;
  readonly until: { readonly seconds: number } | { readonly requests: number };
}

/** A server's performance under load. */
export interface Flow {
  readonly perSecond: number;
  /** The 99th percentile in milliseconds. */
  readonly p99: number;
  readonly answered: number;
}

/**
 * Sends requests to a server and measures its pace.
 *
 * @throws Error when a request fails, because refusals are fast and would look good.
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
