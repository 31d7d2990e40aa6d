import { defaultLanguage, isLanguage, type Language, languages } from "@heater-age/messages";
import type { FastifyReply, FastifyRequest } from "fastify";
import Negotiator from "negotiator";
import { varyBy } from "./vary.ts";

const codes = languages.map(({ code }) => code);

/** Returns the language that `Accept-Language` prefers of those that the site has, or English. */
export function preferredLanguage({ headers, raw }: FastifyRequest): Language {
  if (headers["accept-language"] === undefined) return defaultLanguage;
  const wanted = new Negotiator(raw).language(codes);
  return isLanguage(wanted) ? wanted : defaultLanguage;
}

/**
 * Returns the language of an answer: of those that the site has, the one that `Accept-Language` prefers, or English.
 * Marks the answer with it, for caches and readers.
 *
 * @param asked The language that the address asks for, which comes before the header.
 */
export function negotiateLanguage(request: FastifyRequest, reply: FastifyReply, asked?: Language): Language {
  const language = asked ?? preferredLanguage(request);
  reply.header("content-language", language);
  varyBy(reply, "Accept-Language");
  return language;
}
