import cors, { type FastifyCorsOptions } from "@fastify/cors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { readPath } from "./path.ts";

interface Call {
  readonly method: string;
  readonly path: RegExp;
}

/** Calls that pages of any site can make, without credentials. All others are for listed sites. */
const publicCalls: readonly Call[] = [
  { method: "GET", path: /^\/api\/openapi\.json$/u },
  { method: "GET", path: /^\/api\/brands$/u },
  { method: "POST", path: /^\/api\/check$/u },
  { method: "POST", path: /^\/api\/check\/batch$/u },
  { method: "POST", path: /^\/api\/advice$/u },
  { method: "POST", path: /^\/api\/no-label$/u },
  { method: "GET", path: /^\/api\/model\/[^/]+\/[^/]+$/u },
  { method: "POST", path: /^\/api\/generate-report$/u },
  { method: "GET", path: /^\/api\/reports\/[^/]+$/u },
];

const headers: FastifyCorsOptions = {
  allowedHeaders: ["Content-Type", "Accept-Language", "Authorization"],
  // As one text, because the plugin would join a list for each response.
  exposedHeaders: [
    "X-Request-Id",
    "Retry-After",
    "RateLimit-Limit",
    "RateLimit-Remaining",
    "RateLimit-Reset",
    "Content-Language",
  ].join(", "),
  maxAge: 7200,
};
const noHeaders: FastifyCorsOptions = { origin: false };
const forEverybody: FastifyCorsOptions = { ...headers, origin: "*", methods: ["GET", "HEAD", "POST"] };

/** Returns the method of a request, or for a preflight the one that it asks about. */
const readMethod = ({ method, headers: asked }: FastifyRequest): string =>
  method === "OPTIONS" ? (asked["access-control-request-method"] ?? "") : method;

function isPublic(request: FastifyRequest): boolean {
  const wanted = readMethod(request);
  const asked = readPath(request);
  return publicCalls.some(
    ({ method, path }) => (method === wanted || (method === "GET" && wanted === "HEAD")) && path.test(asked),
  );
}

const isPreflight = ({ method, headers: asked }: FastifyRequest): boolean =>
  method === "OPTIONS" && asked.origin !== undefined && asked["access-control-request-method"] !== undefined;

/**
 * Sets the CORS headers. Pages of listed sites can read every response, with credentials. Pages of all other sites
 * can read the responses to public calls, without credentials.
 *
 * @param allowedOrigins Origins as `https://www.example.com`.
 */
export async function crossOrigin(app: FastifyInstance, allowedOrigins: readonly string[]): Promise<void> {
  const listed = new Set(allowedOrigins);
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
