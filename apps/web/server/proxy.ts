import fastifyHttpProxy from "@fastify/http-proxy";
import { defaultLanguage, isLanguage, type Language, languages } from "@heater-age/messages";
import { formatText } from "@heater-age/messages/server";
import { visitorAddress } from "@heater-age/requests";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import Negotiator from "negotiator";

const UPSTREAM_TIMEOUT = 15_000;
/**
 * Headers that aren't forwarded: `Expect` was answered here, and a visitor could fake those about the address, for
 * which the API gets this server's own values.
 */
const DROPPED = [
  "expect",
  "forwarded",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-real-ip",
  "cf-connecting-ip",
  "true-client-ip",
];

const errors = { 502: "Bad Gateway", 504: "Gateway Timeout" } as const;

/** Returns the language of errors for a visitor, like the API. */
function readLanguage({ headers }: Pick<FastifyRequest, "headers">): Language {
  const language = new Negotiator({ headers }).language(languages.map(({ code }) => code));
  return isLanguage(language) ? language : defaultLanguage;
}

/** Returns the headers about a request and its visitor for the API, with this server's own values. */
export const forwardedFor = (
  request: Pick<FastifyRequest, "id" | "ip" | "protocol" | "host" | "socket">,
) => ({
  "x-request-id": request.id,
  "x-forwarded-for": visitorAddress(request),
  "x-forwarded-proto": request.protocol,
  "x-forwarded-host": request.host,
});

/**
 * Proxies `/api` to the API, so that the browser sees one origin. The API receives the visitor's address, as far as
 * the proxies in front of this server are trusted, and no headers that the visitor could fake.
 */
export const proxy: FastifyPluginAsync<{ readonly apiUrl: string }> = async (app, { apiUrl }) => {
  // Every body is passed on unread, whatever its type is.
  app.removeAllContentTypeParsers();
  await app.register(fastifyHttpProxy, {
    upstream: apiUrl,
    prefix: "/api",
    rewritePrefix: "/api",
    // It would log the whole address.
    disableRequestLogging: true,
    undici: { headersTimeout: UPSTREAM_TIMEOUT, bodyTimeout: UPSTREAM_TIMEOUT },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => {
        const forwarded = Object.entries(headers).filter(([name]) => !DROPPED.includes(name.toLowerCase()));
        return {
          ...Object.fromEntries(forwarded),
          ...forwardedFor(request),
        };
      },
      onError: (reply, { error }) => {
        const late = "code" in error && String(error.code).includes("TIMEOUT");
        const statusCode = late ? 504 : 502;
        reply.log.warn({ err: error }, "the API did not answer");
        const language = readLanguage(reply.request);
        return reply
          .code(statusCode)
          .headers({
            "content-type": "application/json; charset=utf-8",
            "content-language": language,
            "cache-control": "no-store",
            "x-request-id": reply.request.id,
            link: '</developers/errors/#service-unavailable>; rel="help"',
            vary: "Accept-Language",
          })
          .send(
            JSON.stringify({
              statusCode,
              code: "service-unavailable",
              error: errors[statusCode],
              message: formatText(language, "errors", "service-unavailable"),
              details: [],
            }),
          );
      },
    },
  });
};
