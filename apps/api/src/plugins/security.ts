import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";

/**
 * What helmet sets, which is the same for every answer. Its plugin would put the headers together anew for each, which
 * costs more than to read a serial number.
 */
function fixedHeaders(): Readonly<Record<string, string>> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });
  protect(answer.req, answer, (error) => {
    if (error instanceof Error) throw error;
  });
  return Object.fromEntries(
    Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/**
 * Headers for answers that are data and never a page. Without headers that allow it, browsers let no other site read
 * them; the website itself asks through its own address.
 */
export function security(app: FastifyInstance): void {
  const headers = {
    ...fixedHeaders(),
    // Only a route that knows its answer to be the same for everybody says otherwise.
    "cache-control": "no-store",
  };
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
