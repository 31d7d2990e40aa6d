import { createHash } from "node:crypto";
import type { Language } from "@heater-age/messages";
import { data } from "react-router";
import type { ApiAccess } from "../../context/server-contexts.ts";
import { honeypot } from "./HoneypotField.tsx";
import { type ContactAnswer, deliver, type Delivery } from "./deliver.ts";
import { mistakesIn, readValues } from "./fields.ts";

interface AnswerOptions {
  readonly language: Language;
  readonly api: ApiAccess;
}

/** Returns a UUID for the contents of a form, so that submitting it again has the same one. */
const contentId = (values: Readonly<Record<string, string>>): string =>
  createHash("sha256")
    .update(JSON.stringify(values))
    .digest("hex")
    // The digits for version 4 and its variant.
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/u, "$1-$2-4$3-8$4-$5");

const toStatus = (delivery: Delivery | undefined): number => {
  if (delivery?.sent) return 200;
  return delivery === undefined || delivery.field !== undefined ? 422 : 503;
};

/** Handles a message that was sent without scripts. */
export async function answerForm(request: Request, { language, api }: AnswerOptions) {
  const form = new URLSearchParams(await request.text());
  const values = readValues(form);
  const answer = (delivery: Delivery | undefined) => {
    const content: ContactAnswer = { values, delivery };
    return data(content, { status: toStatus(delivery) });
  };
  if (form.get(honeypot)) return answer({ sent: true });
  if (Object.keys(mistakesIn(values)).length > 0) return answer(undefined);
  const server = {
    api: { baseUrl: api.url, headers: api.headers },
    id: contentId({ ...values, language }),
  };
  return answer(await deliver(values, { language, server }));
}
