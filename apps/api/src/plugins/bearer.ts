import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** Returns the SHA-256 of a secret, which is stored and compared instead. */
export const digest = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/**
 * Returns whether a request has a secret as `Authorization: Bearer <secret>`. Compares in constant time.
 *
 * @param expected The secret's {@link digest}.
 *
 * @example
 * if (!hasBearerToken(request, digest(token))) throw new ApiError("operator-only");
 */
export function hasBearerToken({ headers }: Pick<FastifyRequest, "headers">, expected: Buffer): boolean {
  const [, given = ""] = /^Bearer (?<secret>\S+)$/iu.exec(headers.authorization ?? "") ?? [];
  return timingSafeEqual(digest(given), expected);
}
