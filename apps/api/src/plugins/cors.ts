import cors, { type FastifyCorsOptions } from "@fastify/cors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectRoutes } from "./declared-routes.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether pages of any site can call the route, without credentials. All others are for listed sites. */
    readonly isPublic?: boolean;
  }
}

const headers: FastifyCorsOptions = {
  allowedHeaders: ["Content-Type", "Accept-Language", "Authorization", "X-Request-Id", "Traceparent"],
  // As one text, because the plugin would join a list for each response.
  exposedHeaders: [
    "X-Request-Id",
    "Retry-After",
    "RateLimit-Limit",
    "RateLimit-Remaining",
    "RateLimit-Reset",
    "RateLimit-Policy",
    "Location",
    "Content-Language",
  ].join(", "),
  maxAge: 7200,
};
const noHeaders: FastifyCorsOptions = { origin: false };
const forEverybody: FastifyCorsOptions = { ...headers, origin: "*", methods: ["GET", "HEAD", "POST"] };

const isPreflight = ({ method, headers: requestHeaders }: FastifyRequest): boolean =>
  method === "OPTIONS" &&
  requestHeaders.origin !== undefined &&
  requestHeaders["access-control-request-method"] !== undefined;

/**
 * Sets the CORS headers. Pages of listed sites can read every response, with credentials. Pages of all other sites
 * can read the responses to public calls, without credentials.
 *
 * @param allowedOrigins Origins as `https://www.example.com`.
 */
export async function crossOrigin(app: FastifyInstance, allowedOrigins: readonly string[]): Promise<void> {
  const listed = new Set(allowedOrigins);
  const findRoutes = collectRoutes(app);
  const isPublic = (request: FastifyRequest): boolean => {
    if (!isPreflight(request)) return request.routeOptions.config.isPublic === true;
    const method = request.headers["access-control-request-method"] ?? "";
    return findRoutes(request).some(
      (route) => route.config?.isPublic === true && [route.method].flat().includes(method),
    );
  };
  const optionsFor = (request: FastifyRequest): FastifyCorsOptions => {
    const { origin } = request.headers;
    // An OPTIONS request that is not a preflight gets no CORS headers.
    if (request.method === "OPTIONS" && !isPreflight(request)) return noHeaders;
    if (origin !== undefined && listed.has(origin)) {
      return { ...headers, origin, credentials: true, methods: ["GET", "HEAD", "POST", "DELETE"] };
    }
    return isPublic(request) ? forEverybody : noHeaders;
  };
  await app.register(cors, {
    delegator: (request, done) => {
      done(null, optionsFor(request));
    },
  });
  app.addHook("onRequest", (request, reply, done) => {
    if (isPublic(request)) reply.header("cross-origin-resource-policy", "cross-origin");
    done();
  });
}
