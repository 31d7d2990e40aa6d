import type { FastifyRequest } from "fastify";
import { ApiError } from "../errors/codes.ts";
import { bears, digest } from "./bearer.ts";

/**
 * Creates the hook that only admits the operator, who sends `Authorization: Bearer <token>`.
 *
 * @throws {ApiError} `operator-only`, from the hook.
 *
 * @example
 * app.get("/api/errors/stats", { onRequest: operatorOnly(token) }, handler);
 */
export function operatorOnly(token: string): (request: FastifyRequest) => Promise<void> {
  const expected = digest(token);
  return async (request) => {
    if (!bears(request, expected)) throw new ApiError("operator-only");
  };
}
