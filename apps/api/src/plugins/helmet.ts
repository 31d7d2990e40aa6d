import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";

/**
 * Returns the headers that helmet sets. They never change, but its plugin would build them for each request, which
 * takes longer than decoding a serial number.
 */
function fixedHeaders(includeSubDomains: boolean): Readonly<Record<string, string>> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const protect = helmet({
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains },
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
 * Sets the security headers for responses that are data and never a page.
 *
 * @param hstsSubdomains Whether browsers only use https for subdomains too.
 */
export function security(app: FastifyInstance, hstsSubdomains: boolean): void {
  const headers = {
    ...fixedHeaders(hstsSubdomains),
    // Overridden by routes with a response that all visitors share.
    "cache-control": "no-store",
  };
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
