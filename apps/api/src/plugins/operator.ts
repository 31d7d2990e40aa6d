import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { ApiError } from "../errors/codes.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

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
  return async ({ headers }) => {
    const [, given = ""] = /^Bearer (?<token>\S+)$/u.exec(headers.authorization ?? "") ?? [];
    if (!timingSafeEqual(digest(given), expected)) throw new ApiError("operator-only");
  };
}
