import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../errors/codes.ts";

/**
 * Limits how often one visitor may call the routes that ask for it (`config: { rateLimit: {} }`). A visitor is an
 * address, or the network of 64 bits that an IPv6 address is in. Each instance of the service counts for itself.
 */
export async function limits(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: 60_000,
    cache: 100_000,
    ipv6Subnet: 64,
    enableDraftSpec: true,
    errorResponseBuilder: () => new ApiError("too-many-requests"),
  });
}
