import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, onRequestAsyncHookHandler } from "fastify";
import { limitNames, type LimitName, type Settings } from "../config/env.ts";
import { ApiError } from "../errors/codes.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The rate limit that a route counts against. */
    readonly limit?: LimitName;
  }
}

const network = 64;

/**
 * Limits how often one visitor may call the routes with a limit (`config: { limit: "check" }`). Routes with the same limit
 * count together. A visitor is an IP address, or the /64 network of an IPv6 address. Instances share their counts in Redis
 * if there is one. While Redis is gone there is no limit.
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
    cache: 100_000,
    enableDraftSpec: true,
    errorResponseBuilder: () => new ApiError("too-many-requests"),
    ...(counting === undefined ? {} : { redis: counting.redis, nameSpace: "heater-age:", skipOnError: true }),
  });
  const limiters = Object.fromEntries(
    limitNames.map((name) => {
      const { max, window } = settings[name];
      const keyGenerator = ({ ip }: { readonly ip: string }) => `${name}:${normalizeIP(ip, network)}`;
      return [name, app.rateLimit({ max, timeWindow: window, keyGenerator })];
    }),
  ) as Record<LimitName, onRequestAsyncHookHandler>;

  app.addHook("onRoute", (route) => {
    const name = route.config?.limit;
    if (name === undefined) return;
    const before = route.onRequest ?? [];
    // First, so that the guesses of a secret are limited too.
    route.onRequest = [limiters[name], ...(Array.isArray(before) ? before : [before])];
  });
}
