import { normalizeIP } from "@fastify/rate-limit";
import { visitorAddress, VisitorCounts } from "@heater-age/requests";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Redis } from "ioredis";
import { limitNames, type LimitName, type Settings } from "../config/env.ts";
import { ApiError } from "../errors/codes.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    readonly limit?: LimitName;
  }
  interface FastifyInstance {
    /** Returns the remaining budget of a visitor for checks in batches. */
    readonly budgetOf: (request: FastifyRequest, reply: FastifyReply) => Budget;
  }
}

/** The allowance of checks for a visitor in a time window, each weighted by its cost. */
export interface Budget {
  /**
   * Spends the cost of upcoming checks.
   *
   * @throws {ApiError} `too-many-requests` when the budget is exceeded. The response includes when to retry.
   */
  readonly take: (checks: number) => Promise<void>;
  /** Spends additional costs afterwards. Never fails: the next requests have less. */
  readonly charge: (checks: number) => Promise<void>;
}

/** Bits of an IPv6 address that identify a visitor's network, and the network of a customer of a large provider. */
const network = 64;
const widerNetwork = 48;
/** How many visitors' limits the networks of a wider one may use together. */
const visitorsInWider = 16;

/** Returns the key by which a visitor is counted: the IP address, or the /64 network of an IPv6 address. */
export const identifyVisitor = (request: Pick<FastifyRequest, "ip" | "socket">): string =>
  normalizeIP(visitorAddress(request), network);

/** Returns the key of the /48 network of an IPv6 address, or `undefined` for an IPv4 address. */
function identifyWider(request: FastifyRequest): string | undefined {
  const wider = normalizeIP(visitorAddress(request), widerNetwork);
  return wider.includes(":") ? `${wider}/${widerNetwork}` : undefined;
}

/** What a visitor has used in the current window, and the milliseconds until it ends. */
interface Used {
  readonly total: number;
  readonly left: number;
}

/** Adds to what a visitor has used. */
type Count = (visitor: string, cost: number) => Promise<Used>;

// A visitor waits for the count, so commands time out early.
const waits = {
  connectTimeout: 500,
  commandTimeout: 500,
  // A server without a response for this long is considered gone.
  socketTimeout: 1000,
  maxRetriesPerRequest: 1,
} as const;

/**
 * Connects to the Redis in which instances share their counts. Nothing is queued while it is gone, so that no visitor
 * waits for it. Its loss and its return are each logged once.
 *
 * @param url `redis://…`, `rediss://…` or, for a socket, `unix:///…`.
 */
async function connectRedis(url: string, log: FastifyBaseLogger): Promise<Redis> {
  const ioredis = await import("ioredis");
  const redis = new ioredis.Redis(url.startsWith("unix:") ? new URL(url).pathname : url, {
    ...waits,
    lazyConnect: true,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  });
  let gone = false;
  redis.on("error", (error: Error) => {
    if (!gone) log.error({ err: error }, "Redis is gone: each instance counts on its own");
    gone = true;
  });
  redis.on("ready", () => {
    if (gone) log.info("Redis is back: instances share their counts again");
    gone = false;
  });
  return redis;
}

/** Creates the counts of each limit: in Redis, or in memory. */
async function createCounts(
  redis: Redis | undefined,
  limits: Settings["limits"],
): Promise<Readonly<Record<LimitName, Count>>> {
  const flexible = redis && (await import("rate-limiter-flexible"));
  const createCount = (name: LimitName): Count => {
    const { max, window } = limits[name];
    const counts = new VisitorCounts(window);
    const countHere: Count = async (visitor, cost) => counts.add(visitor, cost);
    if (flexible === undefined) return countHere;
    const shared = new flexible.RateLimiterRedis({
      storeClient: redis,
      points: max,
      duration: window / 1000,
      keyPrefix: `heater-age:${name}`,
    });
    return (visitor, cost) =>
      shared.penalty(visitor, cost).then(
        ({ consumedPoints, msBeforeNext }) => ({ total: consumedPoints, left: msBeforeNext }),
        () => countHere(visitor, cost),
      );
  };
  return Object.fromEntries(limitNames.map((name) => [name, createCount(name)])) as Record<LimitName, Count>;
}

/**
 * Limits how often one visitor can call the routes with a limit (`config: { limit: "check" }`). Routes with the same
 * limit share a count. Instances share their counts in Redis if there is one. While Redis is gone, each counts on its own.
 */
export async function rateLimit(
  app: FastifyInstance,
  { limits, redisUrl }: Pick<Settings, "limits" | "redisUrl">,
): Promise<void> {
  const redis = redisUrl === undefined ? undefined : await connectRedis(redisUrl, app.log);
  if (redis !== undefined) {
    app.addHook("onReady", async () => redis.connect().catch(() => {}));
    app.addHook("onClose", async () => redis.disconnect());
  }
  const counts = await createCounts(redis, limits);

  function refuseBeyond(max: number, { total, left }: Used, reply: FastifyReply): void {
    if (total <= max) return;
    reply.header("retry-after", Math.ceil(left / 1000));
    throw new ApiError("too-many-requests");
  }

  /** Counts a cost for the visitor's wider network too, and refuses what is beyond its limit. */
  async function limitWider(
    name: LimitName,
    cost: number,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const wider = identifyWider(request);
    if (wider === undefined) return;
    refuseBeyond(limits[name].max * visitorsInWider, await counts[name](wider, cost), reply);
  }

  app.decorate("budgetOf", (request: FastifyRequest, reply: FastifyReply): Budget => {
    const { max } = limits.batchChecks;
    const count = counts.batchChecks;
    const visitor = identifyVisitor(request);
    return {
      take: async (checks) => {
        const cost = Math.min(checks, max);
        refuseBeyond(max, await count(visitor, cost), reply);
        await limitWider("batchChecks", cost, request, reply);
      },
      charge: async (checks) => {
        if (checks > 0) await count(visitor, checks);
      },
    };
  });

  app.addHook("onRoute", (route) => {
    const name = route.config?.limit;
    if (name === undefined) return;
    const { max, window } = limits[name];
    const limit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const used = await counts[name](identifyVisitor(request), 1);
      reply.headers({
        "ratelimit-limit": max,
        "ratelimit-remaining": Math.max(0, max - used.total),
        "ratelimit-reset": Math.ceil(used.left / 1000),
        "ratelimit-policy": `${max};w=${window / 1000}`,
      });
      refuseBeyond(max, used, reply);
      await limitWider(name, 1, request, reply);
    };
    // First, so that guesses of a secret are limited too.
    route.onRequest = [limit, ...[route.onRequest ?? []].flat()];
  });
}
