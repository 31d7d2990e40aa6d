import { defaultLanguage, isLanguage, type Language, languages } from "@heater-age/messages";
import type { FastifyReply, FastifyRequest } from "fastify";
import Negotiator from "negotiator";

const codes = languages.map(({ code }) => code);

/** Adds a header to `Vary`. */
function varyBy(reply: FastifyReply, header: string): void {
  const vary = reply.getHeader("vary");
  const names = typeof vary === "string" && vary !== "" ? vary.split(", ") : [];
  if (!names.some((name) => name.toLowerCase() === header.toLowerCase())) names.push(header);
  reply.header("vary", names.join(", "));
}

/** Returns the language preferred by `Accept-Language` among those of the site, or English. */
export function preferredLanguage({ headers, raw }: FastifyRequest): Language {
  if (headers["accept-language"] === undefined) return defaultLanguage;
  const language = new Negotiator(raw).language(codes);
  return isLanguage(language) ? language : defaultLanguage;
}

/**
 * Returns the language of a response: the one preferred by `Accept-Language` among those of the site, or English.
 * Adds it to the response's headers, for caches and readers.
 */
export function negotiateLanguage(request: FastifyRequest, reply: FastifyReply): Language {
  const language = preferredLanguage(request);
  reply.header("content-language", language);
  varyBy(reply, "Accept-Language");
  return language;
}
