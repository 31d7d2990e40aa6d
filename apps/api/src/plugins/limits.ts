import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import { visitorAddress } from "@heater-age/requests";
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { limitNames, type LimitName, type Settings } from "../config/env.ts";
import { ApiError } from "../errors/codes.ts";
import { VisitorCounts } from "./visitor-counts.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The rate limit of a route. */
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

/** Bits of an IPv6 address that identify a visitor's network. */
const network = 64;

/** Returns the key by which a visitor is counted: the IP address, or the /64 network of an IPv6 address. */
export const visitorOf = (request: Pick<FastifyRequest, "ip" | "socket">): string =>
  normalizeIP(visitorAddress(request), network);

/** Counts requests in memory, as `@fastify/rate-limit` asks for them. Its own store keeps addresses without end. */
class MemoryStore {
  #counts: VisitorCounts | undefined;

  incr(
    visitor: string,
    callback: (error: null, count: { readonly current: number; readonly ttl: number }) => void,
    timeWindow: number,
  ): void {
    this.#counts ??= new VisitorCounts(timeWindow);
    const { total, left } = this.#counts.add(visitor, 1);
    callback(null, { current: total, ttl: left });
  }

  child(): MemoryStore {
    return new MemoryStore();
  }
}

/**
 * Limits how often one visitor can call the routes with a limit (`config: { limit: "check" }`). Routes with the same
 * limit share a count. Instances share their counts in Redis if there is one. While Redis is gone there is no limit.
 */
export async function limits(
  app: FastifyInstance,
  { limits: settings, redisUrl }: Pick<Settings, "limits" | "redisUrl">,
): Promise<void> {
  const counting =
    redisUrl === undefined
      ? undefined
      : await (await import("./limits-redis.ts")).countingIn(redisUrl, app.log);
  if (counting !== undefined) {
    app.addHook("onReady", counting.open);
    app.addHook("onClose", async () => counting.close());
  }
  await app.register(rateLimit, {
    global: false,
    enableDraftSpec: true,
    errorResponseBuilder: () => new ApiError("too-many-requests"),
    ...(counting === undefined
      ? { store: MemoryStore }
      : { redis: counting.redis, nameSpace: "heater-age:", skipOnError: true }),
  });
  const limiters = Object.fromEntries(
    limitNames.map((name) => {
      const { max, window } = settings[name];
      const keyGenerator = (request: FastifyRequest) => `${name}:${visitorOf(request)}`;
      return [name, app.rateLimit({ max, timeWindow: window, keyGenerator })];
    }),
  ) as Record<LimitName, onRequestAsyncHookHandler>;

  const { max: points, window } = settings.batchChecks;
  const options = { points, duration: window / 1000, keyPrefix: "heater-age:batchChecks" };
  const checks =
    counting === undefined
      ? new RateLimiterMemory(options)
      : new RateLimiterRedis({ ...options, storeClient: counting.redis });
  app.decorate("budgetOf", (request: FastifyRequest, reply: FastifyReply): Budget => {
    const visitor = visitorOf(request);
    return {
      take: async (count) => {
        try {
          await checks.consume(visitor, Math.min(count, points));
        } catch (refused) {
          // Any other error means that Redis is gone.
          if (!(refused instanceof RateLimiterRes)) return;
          reply.header("retry-after", String(Math.ceil(refused.msBeforeNext / 1000)));
          throw new ApiError("too-many-requests");
        }
      },
      charge: async (count) => {
        if (count > 0) await checks.penalty(visitor, count).catch(() => {});
      },
    };
  });

  app.addHook("onRoute", (route) => {
    const name = route.config?.limit;
    if (name === undefined) return;
    const before = route.onRequest ?? [];
    // First, so that guesses of a secret are limited too.
    route.onRequest = [limiters[name], ...(Array.isArray(before) ? before : [before])];
  });
}
