import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";

/**
 * Returns the headers that helmet sets, which are the same for every response. Its plugin builds them for each
 * request, which takes longer than decoding a serial number.
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

/** Sets the security headers for responses that are data and never a page. */
export function security(app: FastifyInstance): void {
  const headers = {
    ...fixedHeaders(),
    // Overridden by routes whose response is the same for all visitors.
    "cache-control": "no-store",
  };
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
