import { defaultLanguage, isLanguage, type Language } from "@heater-age/messages";
import { formatText } from "@heater-age/messages/server";
import type { FastifyReply, FastifyRequest } from "fastify";

const own = [429, 503] as const;

/** Returns the sentence that explains a refusal. */
export function refusalText(language: Language, statusCode: number): string {
  const status = own.find((one) => one === statusCode) ?? (statusCode < 500 ? 400 : 500);
  return formatText(language, "errors", `status-${status}`);
}

export function languageAt(url: string): Language {
  const [, segment] = url.split(/[/?#]/u, 2);
  return isLanguage(segment) ? segment : defaultLanguage;
}

/** Responds with one sentence that explains a refusal, in the language of the address, if no page can. */
export function refuse(request: FastifyRequest, reply: FastifyReply, statusCode: number): FastifyReply {
  const language = languageAt(request.url);
  return reply
    .code(statusCode)
    .headers({
      "content-type": "text/plain; charset=utf-8",
      "content-language": language,
      "cache-control": "no-store",
    })
    .send(refusalText(language, statusCode));
}
