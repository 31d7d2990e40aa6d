import type { Language } from "@heater-age/messages";
import { data } from "react-router";
import type { ApiAccess } from "../../context/api-context.ts";
import { cache } from "../../http/cache.ts";
import { contentId } from "./content-id.server.ts";
import type { Delivery, FormAnswer, SendOptions } from "./sender.ts";
import { honeypot } from "./HoneypotField.tsx";

interface AnswerOptions {
  readonly language: Language;
  readonly api: ApiAccess;
}

/** A form that the server handles. */
export interface FormTaker<Field extends string, Receipt> {
  readonly readValues: (form: Pick<FormData, "get">) => Readonly<Record<Field, string>>;
  readonly mistakesIn: (values: Readonly<Record<Field, string>>) => object;
  readonly deliver: (
    values: Readonly<Record<Field, string>>,
    options: SendOptions,
  ) => Promise<Delivery<Field, Receipt>>;
  /** The receipt for a bot that filled in the honeypot. */
  readonly trapped: Receipt;
}

const toStatus = (delivery: FormAnswer<string, unknown>["delivery"]): number => {
  if (delivery?.sent) return 200;
  return delivery === undefined || delivery.field !== undefined ? 422 : 503;
};

/** Handles a form that was sent without scripts. */
export async function answerForm<Field extends string, Receipt>(
  request: Request,
  { readValues, mistakesIn, deliver, trapped }: FormTaker<Field, Receipt>,
  { language, api }: AnswerOptions,
) {
  const form = new URLSearchParams(await request.text());
  const values = readValues(form);
  const answer = (delivery: FormAnswer<Field, Receipt>["delivery"]) => {
    const content: FormAnswer<Field, Receipt> = { values, delivery };
    return data(content, { status: toStatus(delivery), headers: { "Cache-Control": cache.personal } });
  };
  if (form.get(honeypot)) return answer({ sent: true, receipt: trapped });
  if (Object.keys(mistakesIn(values)).length > 0) return answer(undefined);
  return answer(
    await deliver(values, {
      language,
      server: {
        api: { baseUrl: api.url, headers: api.headers },
        id: contentId({ ...values, language }),
      },
    }),
  );
}
