import { ApiError, type ClientOptions, HeaterAgeError } from "@heater-age/client";
import type { Language } from "@heater-age/messages";
import { clientIn } from "../../http/client-in.ts";
import { newKey } from "../../http/new-key.ts";
import { write } from "../../http/queries.ts";
import { type Field, fieldOf, type Values } from "./fields.ts";

/** What became of a message. */
export type Delivery =
  | { readonly sent: true }
  | {
      readonly sent: false;
      /** Why, in the reader's language; `undefined` when nobody said. */
      readonly reason: string | undefined;
      /** The field that is wrong. */
      readonly field: Field | undefined;
    };

const PATIENCE = 15_000;

// A message whose answer got lost is sent again under its name, so that it does not arrive twice.
let last: { readonly content: string; readonly key: string } | undefined;

function keyFor(content: string): string {
  if (last?.content !== content) last = { content, key: newKey() };
  return last.key;
}

/** How a message is sent. */
export interface DeliverOptions {
  readonly language: Language;
  /** What reCAPTCHA gave the page; empty where it is not asked. */
  readonly recaptchaToken: string;
  /** Set where the page is made: how to reach the API from there, and the name of the message. */
  readonly server?: { readonly api: ClientOptions; readonly idempotencyKey: string };
}

/** Sends a message to the operator. Never rejects. */
export async function deliver(
  values: Values,
  { language, recaptchaToken, server }: DeliverOptions,
): Promise<Delivery> {
  const input = { ...values, ...(recaptchaToken === "" ? {} : { recaptchaToken }) };
  try {
    if (server !== undefined) {
      const client = await clientIn(language, server.api);
      await client.contact.send(input, { timeout: PATIENCE, idempotencyKey: server.idempotencyKey });
      return { sent: true };
    }
    await write(language, keyFor(JSON.stringify(input)), (client, options) =>
      client.contact.send(input, { ...options, timeout: PATIENCE }),
    );
    last = undefined;
    return { sent: true };
  } catch (error) {
    return {
      sent: false,
      reason: HeaterAgeError.is(error) ? error.text : undefined,
      field: error instanceof ApiError ? fieldOf(error.code) : undefined,
    };
  }
}
