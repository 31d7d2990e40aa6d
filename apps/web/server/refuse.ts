import { defaultLanguage, isLanguage, type Language } from "@heater-age/messages";
import { formatText } from "@heater-age/messages/server";
import type { FastifyReply, FastifyRequest } from "fastify";

const own = [429, 503] as const;

/** Returns the sentence that says why there is no answer. */
export function refusalText(language: Language, statusCode: number): string {
  const status = own.find((one) => one === statusCode) ?? (statusCode < 500 ? 400 : 500);
  return formatText(language, "errors", `status-${status}`);
}

/** The language that an address begins with. */
export function languageAt(url: string): Language {
  const [, segment] = url.split(/[/?#]/u, 2);
  return isLanguage(segment) ? segment : defaultLanguage;
}

/** Says in one sentence that there is no answer, in the language of the address, where no page can say it. */
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
