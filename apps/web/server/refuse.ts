import { defaultLanguage, isLanguage } from "@heater-age/messages";
import { formatText } from "@heater-age/messages/server";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Says in one sentence that there is no answer, in the language of the address, where no page can say it. */
export function refuse(request: FastifyRequest, reply: FastifyReply, statusCode: number): FastifyReply {
  const [, segment] = request.url.split(/[/?#]/u, 2);
  const language = isLanguage(segment) ? segment : defaultLanguage;
  return reply
    .code(statusCode)
    .headers({
      "content-type": "text/plain; charset=utf-8",
      "content-language": language,
      "cache-control": "no-store",
    })
    .send(formatText(language, "errors", statusCode < 500 ? "status-400" : "status-500"));
}
