import autocannon from "autocannon";

/** A request that is sent again and again. */
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
  /** Connections that each send the next request once the last is answered. */
  readonly callers: number;
  readonly until: { readonly seconds: number } | { readonly requests: number };
}

/** How a server did under a load. */
export interface Flow {
  readonly perSecond: number;
  /** Milliseconds in which 99 of 100 requests were answered. */
  readonly p99: number;
  readonly answered: number;
}

/**
 * Loads a server.
 *
 * @throws Error when a request was not answered with success, because refusals are fast and would look good.
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
