import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/**
 * Headers for answers that are data and never a page. Without headers that allow it, browsers let no other site read
 * them; the website itself asks through its own address.
 */
export async function security(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });
  // Only a route that knows its answer to be the same for everybody says otherwise.
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
}
