import autocannon from "autocannon";

const CALLERS = 16;

/** How a server did under a load. */
export interface Flow {
  readonly perSecond: number;
  /** Milliseconds in which 99 of 100 requests were answered. */
  readonly p99: number;
}

/**
 * Asks a server in another process for pages: each caller for the next once the last is there, and as browsers ask.
 *
 * @param paths In turn.
 *
 * @throws {Error} when a page was not there: what is refused is refused fast, and would look well.
 */
export async function ask(url: string, paths: readonly string[], seconds: number): Promise<Flow> {
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({
    url,
    connections: CALLERS,
    duration: seconds,
    requests: paths.map((path, visitor) => ({
      path,
      headers: {
        "accept-encoding": "gzip, br",
        // Each visitor has a budget of their own.
        "x-forwarded-for": `198.51.${visitor >> 8}.${visitor % 256}`,
      },
    })),
  });
  const wrong = errors + timeouts + non2xx;
  if (wrong > 0 || requests.total === 0)
    throw new Error(`${wrong} of ${requests.total} pages at ${url} failed`);
  return { perSecond: requests.average, p99: latency.p99 };
}
