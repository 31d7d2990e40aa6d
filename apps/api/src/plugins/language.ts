import { defaultLanguage, isLanguage, type Language, languages } from "@heater-age/messages";
import type { FastifyReply, FastifyRequest } from "fastify";
import Negotiator from "negotiator";
import { varyBy } from "./vary.ts";

/**
 * Settles the language of an answer: of those the site speaks, the one that `Accept-Language` prefers, else English.
 * Marks the answer with it, for caches and readers.
 *
 * @param asked The language that the address asks for, which comes before the header.
 */
export function speak(request: FastifyRequest, reply: FastifyReply, asked?: Language): Language {
  const wanted = asked ?? new Negotiator(request.raw).language(languages.map(({ code }) => code));
  const language = isLanguage(wanted) ? wanted : defaultLanguage;
  reply.header("content-language", language);
  varyBy(reply, "Accept-Language");
  return language;
}
