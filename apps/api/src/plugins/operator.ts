import type { FastifyRequest } from "fastify";
import { ApiError } from "../errors/codes.ts";
import { bears, digest } from "./bearer.ts";

/**
 * Makes the check of what a caller proves himself with, `Authorization: Bearer <token>`. It takes the same time for
 * every wrong token.
 *
 * @throws {ApiError} `operator-only`, from the function that is made.
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
