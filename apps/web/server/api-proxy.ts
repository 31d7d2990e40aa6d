import fastifyHttpProxy from "@fastify/http-proxy";
import type { FastifyPluginAsync } from "fastify";

const UPSTREAM_TIMEOUT = 15_000;
/** What a visitor could claim about an address; only what this server has seen goes on. */
const SPOOFABLE = [
  "forwarded",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-real-ip",
  "cf-connecting-ip",
  "true-client-ip",
];

const unavailable = {
  code: "service-unavailable",
  message: "Service temporarily unavailable. Please try again in a few moments.",
} as const;

/**
 * Hands `/api` on to the API, so that the browser sees one origin. The API is told the visitor's address, as far as
 * the proxies in front of this server are trusted, and nothing that the visitor made up.
 */
export const proxyApi: FastifyPluginAsync<{ readonly apiUrl: string }> = async (app, { apiUrl }) => {
  await app.register(fastifyHttpProxy, {
    upstream: apiUrl,
    prefix: "/api",
    rewritePrefix: "/api",
    undici: { headersTimeout: UPSTREAM_TIMEOUT, bodyTimeout: UPSTREAM_TIMEOUT },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => {
        const kept = Object.entries(headers).filter(([name]) => !SPOOFABLE.includes(name.toLowerCase()));
        return {
          ...Object.fromEntries(kept),
          "x-forwarded-for": request.ip,
          "x-forwarded-proto": request.protocol,
          "x-forwarded-host": request.host,
        };
      },
      onError: (reply, { error }) => {
        const late = "code" in error && String(error.code).includes("TIMEOUT");
        const statusCode = late ? 504 : "statusCode" in error && error.statusCode === 503 ? 503 : 502;
        reply.log.warn({ err: error }, "the API did not answer");
        const errors = { 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout" } as const;
        return reply
          .code(statusCode)
          .headers({ "content-type": "application/json; charset=utf-8", "cache-control": "no-store" })
          .send(
            JSON.stringify({
              statusCode,
              code: unavailable.code,
              error: errors[statusCode],
              message: unavailable.message,
            }),
          );
      },
    },
  });
};
