import { defaultLanguage, isLanguage, type Language, languages } from "@heater-age/messages";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { varyBy } from "./vary.ts";

const codes = languages.map(({ code }) => code);

// Browsers write few different headers. Long ones are not remembered.
const settled = new LRUCache<string, Language>({ max: 1000 });
const longestSettled = 100;

/** The language that the header prefers. To read the header takes as long as to read a serial number. */
function preferred({ headers, raw }: FastifyRequest): Language {
  const header = headers["accept-language"];
  if (header === undefined) return defaultLanguage;
  const known = settled.get(header);
  if (known !== undefined) return known;
  const wanted = new Negotiator(raw).language(codes);
  const language = isLanguage(wanted) ? wanted : defaultLanguage;
  if (header.length <= longestSettled) settled.set(header, language);
  return language;
}

/**
 * Settles the language of an answer: of those the site speaks, the one that `Accept-Language` prefers, else English.
 * Marks the answer with it, for caches and readers.
 *
 * @param asked The language that the address asks for, which comes before the header.
 */
export function speak(request: FastifyRequest, reply: FastifyReply, asked?: Language): Language {
  const language = asked ?? preferred(request);
  reply.header("content-language", language);
  varyBy(reply, "Accept-Language");
  return language;
}
