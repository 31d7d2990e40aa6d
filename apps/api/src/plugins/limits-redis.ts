import type { FastifyBaseLogger } from "fastify";
import type { Redis } from "ioredis";

// A visitor waits for the count, so commands time out early.
const waits = {
  connectTimeout: 500,
  commandTimeout: 500,
  // A server without a response for this long is considered gone.
  socketTimeout: 1000,
  maxRetriesPerRequest: 1,
} as const;

/** A connection to a Redis, for as long as the service runs. */
export interface Counting {
  readonly redis: Redis;
  /** Connects. An unreachable Redis is retried forever. */
  readonly open: () => Promise<void>;
  readonly close: () => void;
}

/**
 * Creates the connection to the Redis in which instances share their counts. Nothing is queued while it is gone, so
 * that no visitor waits for it. Its loss and its return are each logged once.
 *
 * @param url `redis://…`, `rediss://…` or, for a socket, `unix:///…`.
 */
export async function countingIn(url: string, log: FastifyBaseLogger): Promise<Counting> {
  const { Redis } = await import("ioredis");
  const address = url.startsWith("unix:") ? new URL(url).pathname : url;
  const redis = new Redis(address, {
    ...waits,
    lazyConnect: true,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  });
  let gone = false;
  redis.on("error", (error: Error) => {
    if (gone) return;
    gone = true;
    log.error({ err: error }, "Redis is gone: requests are not limited");
  });
  redis.on("ready", () => {
    if (gone) log.info("Redis is back: requests are limited again");
    gone = false;
  });
  return {
    redis,
    open: async () => {
      await redis.connect().catch(() => {});
    },
    close: () => {
      redis.disconnect();
    },
  };
}
