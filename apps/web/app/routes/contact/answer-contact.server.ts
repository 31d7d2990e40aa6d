import { createHash } from "node:crypto";
import type { Language } from "@heater-age/messages";
import { data } from "react-router";
import type { ApiAccess } from "../../http/api-context.ts";
import { cache } from "../../http/cache.ts";
import type { ContactAnswer } from "./contact-answer.ts";
import { deliver, type Delivery } from "./deliver.ts";
import { mistakesIn, trap, type Values, valuesOf } from "./fields.ts";

/** Bytes that a form may have: the longest message, each character of it written as twelve. */
const MOST = 96 * 1024;

/** Where an answer goes, and how the API is reached. */
export interface AnswerOptions {
  readonly language: Language;
  readonly api: ApiAccess;
}

/**
 * Takes a form that was sent without scripts.
 *
 * @throws {Response} 413 or 415 when it is not one of this page.
 */
export async function answerContact(request: Request, { language, api }: AnswerOptions) {
  const form = await readForm(request);
  const values = valuesOf(form);
  if (form.get(trap)) return answer({ values, delivery: { sent: true } });
  if (Object.keys(mistakesIn(values)).length > 0) return answer({ values, delivery: undefined });
  const delivery = await deliver(values, {
    language,
    recaptchaToken: "",
    server: { api: { baseUrl: api.url, headers: api.headers }, idempotencyKey: keyOf(values) },
  });
  return answer({ values, delivery });
}

// Sent again with the button for it, a message is the same message.
const keyOf = (values: Values): string => createHash("sha256").update(JSON.stringify(values)).digest("hex");

const statusOf = (delivery: Delivery | undefined): number => {
  if (delivery?.sent) return 200;
  return delivery === undefined || delivery.field !== undefined ? 422 : 503;
};

const answer = (content: ContactAnswer) =>
  data(content, { status: statusOf(content.delivery), headers: { "Cache-Control": cache.personal } });

async function readForm({ headers, body }: Request): Promise<URLSearchParams> {
  const type = headers.get("content-type") ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded")) throw data(null, { status: 415 });
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MOST) throw data(null, { status: 413 });
    text += decoder.decode(chunk, { stream: true });
  }
  return new URLSearchParams(text + decoder.decode());
}
