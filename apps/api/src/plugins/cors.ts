import cors, { type FastifyCorsOptions } from "@fastify/cors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { pathOf } from "./path.ts";

interface Call {
  readonly method: string;
  readonly path: RegExp;
}

/** What a page of any site may call, without credentials. All else is for the pages of listed sites. */
const publicCalls: readonly Call[] = [
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
  allowedHeaders: ["Content-Type", "Accept-Language", "Idempotency-Key", "Authorization"],
  // As one text, which the plugin would put together anew for each answer.
  exposedHeaders: [
    "X-Request-Id",
    "Retry-After",
    "RateLimit-Limit",
    "RateLimit-Remaining",
    "RateLimit-Reset",
    "Idempotency-Replayed",
    "Content-Language",
  ].join(", "),
  maxAge: 7200,
};
const forNobody: FastifyCorsOptions = { origin: false };
const forEverybody: FastifyCorsOptions = { ...headers, origin: "*", methods: ["GET", "HEAD", "POST"] };

/** The method that is meant: of a preflight the one that it asks about. */
const methodOf = ({ method, headers: asked }: FastifyRequest): string =>
  method === "OPTIONS" ? (asked["access-control-request-method"] ?? "") : method;

function isPublic(request: FastifyRequest): boolean {
  const wanted = methodOf(request);
  const asked = pathOf(request);
  return publicCalls.some(
    ({ method, path }) => (method === wanted || (method === "GET" && wanted === "HEAD")) && path.test(asked),
  );
}

const isPreflight = ({ method, headers: asked }: FastifyRequest): boolean =>
  method === "OPTIONS" && asked.origin !== undefined && asked["access-control-request-method"] !== undefined;

/**
 * Tells browsers which pages may read an answer: those of listed sites every one, with credentials; all others the
 * calls for public use, without.
 *
 * @param allowedOrigins Origins as `https://www.example.com`.
 */
export async function crossOrigin(app: FastifyInstance, allowedOrigins: readonly string[]): Promise<void> {
  const listed = new Set(allowedOrigins);
  const optionsFor = (request: FastifyRequest): FastifyCorsOptions => {
    const { origin } = request.headers;
    // A request that asks for the methods of an address is no preflight, and is answered as what it is.
    if (request.method === "OPTIONS" && !isPreflight(request)) return forNobody;
    if (origin !== undefined && listed.has(origin)) {
      return { ...headers, origin, credentials: true, methods: ["GET", "HEAD", "POST", "DELETE"] };
    }
    return isPublic(request) ? forEverybody : forNobody;
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
