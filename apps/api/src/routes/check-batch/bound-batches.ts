import type { FastifyInstance } from "fastify";
import { ApiError } from "../../errors/codes.ts";
import { identifyVisitor } from "../../plugins/rate-limit.ts";

/** Most batches in progress. Each takes about twenty times the memory of its body, and the body may have 1 MiB. */
const maxInProgress = 4;

/** Seconds after which a refused visitor may try again. */
const retryAfter = 2;

/**
 * Refuses a batch, before its body is read, while the visitor has another in progress or the process has as many as its
 * memory allows. A batch ends with its answer, or when the visitor leaves.
 */
export function boundBatches(app: FastifyInstance): void {
  const visitors = new Set<string>();
  app.addHook("onRequest", async (request, reply) => {
    const visitor = identifyVisitor(request);
    if (visitors.size >= maxInProgress || visitors.has(visitor)) {
      reply.header("retry-after", retryAfter);
      throw new ApiError("server-busy");
    }
    visitors.add(visitor);
    reply.raw.once("close", () => visitors.delete(visitor));
  });
}
