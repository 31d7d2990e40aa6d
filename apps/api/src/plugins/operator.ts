import { createHmac, randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { ApiError } from "../errors/codes.ts";
import { hasBearerToken, digest } from "./bearer.ts";
import { identifyVisitor } from "./rate-limit.ts";

// Forgotten when the service stops, so that no address can be found from its hash later.
const key = randomBytes(32);

const hashVisitor = (request: FastifyRequest): string =>
  createHmac("sha256", key).update(identifyVisitor(request)).digest("base64url").slice(0, 22);

/**
 * Creates the hook that only admits the operator, who sends `Authorization: Bearer <token>`. A wrong token is logged
 * with a hash of the caller's address.
 *
 * @throws {ApiError} `operator-only`, from the hook.
 *
 * @example
 * app.get("/api/errors/stats", { onRequest: operatorOnly(token) }, handler);
 */
export function operatorOnly(token: string): (request: FastifyRequest) => Promise<void> {
  const expected = digest(token);
  return async (request) => {
    if (hasBearerToken(request, expected)) return;
    request.log.warn({ visitor: hashVisitor(request) }, "a wrong operator token");
    throw new ApiError("operator-only");
  };
}
