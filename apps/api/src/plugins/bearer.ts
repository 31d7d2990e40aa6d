import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** SHA-256 of a secret: what is kept of it, and what is compared. */
export const digest = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/**
 * Whether a caller knows a secret: sends it as `Authorization: Bearer <secret>`. Takes the same time for every wrong one.
 *
 * @param expected The secret's {@link digest}.
 *
 * @example
 * if (!bears(request, digest(token))) throw new ApiError("operator-only");
 */
export function bears({ headers }: Pick<FastifyRequest, "headers">, expected: Buffer): boolean {
  const [, given = ""] = /^Bearer (?<secret>\S+)$/iu.exec(headers.authorization ?? "") ?? [];
  return timingSafeEqual(digest(given), expected);
}
