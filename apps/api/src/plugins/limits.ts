import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { LimitName, Settings } from "../env.ts";
import { ApiError } from "../errors/codes.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Which limit a route counts against. A route without one has none. */
    readonly limit?: LimitName;
  }
}

/**
 * Limits how often one visitor may call the routes that name a limit (`config: { limit: "check" }`). A visitor is an
 * address, or the network of 64 bits that an IPv6 address is in. Each instance of the service counts for itself.
 */
export async function limits(app: FastifyInstance, settings: Settings["limits"]): Promise<void> {
  // Before the plugin, so that it finds what it needs on each route.
  app.addHook("onRoute", (route) => {
    const name = route.config?.limit;
    if (name === undefined) return;
    const { max, window } = settings[name];
    route.config = { ...route.config, rateLimit: { max, timeWindow: window, groupId: name } };
  });
  await app.register(rateLimit, {
    global: false,
    cache: 100_000,
    ipv6Subnet: 64,
    enableDraftSpec: true,
    errorResponseBuilder: () => new ApiError("too-many-requests"),
  });
}
