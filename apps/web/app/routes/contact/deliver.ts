import { ApiError, type ClientOptions, type ContactInput, HeaterAgeError } from "@heater-age/client";
import { newKey } from "@heater-age/client/key";
import type { Language } from "@heater-age/messages";
import { clientIn } from "../../http/client-in.ts";
import { write } from "../../http/queries.ts";
import { type Field, findField, type Values } from "./fields.ts";

/** The outcome of sending a message. */
export type Delivery =
  | { readonly sent: true }
  | {
      readonly sent: false;
      /** The reason in the reader's language; `undefined` if none was given. */
      readonly reason: string | undefined;
      readonly field: Field | undefined;
    };

/** The server's answer to a message that was sent without scripts. */
export interface ContactAnswer {
  /** The outcome; `undefined` if the form is invalid and was not sent. */
  readonly delivery: Delivery | undefined;
  readonly values: Values;
}

interface DeliverOptions {
  readonly language: Language;
  /** Set on the server: how to reach the API, and the id of the message. */
  readonly server?: { readonly api: ClientOptions; readonly id: string };
}

const TIMEOUT = 15_000;

/** The last message that may not have arrived. */
let last: { readonly content: string; readonly id: string } | undefined;

/**
 * Sends a message to the operator. Never rejects. If the response was lost, it sends the message again with the same
 * id, so that it doesn't arrive twice.
 */
export async function deliver(
  message: ContactInput,
  { language, server }: DeliverOptions,
): Promise<Delivery> {
  try {
    if (server !== undefined) {
      const client = await clientIn(language, server.api);
      await client.contact.send({ ...message, id: server.id }, { timeout: TIMEOUT });
      return { sent: true };
    }
    const content = JSON.stringify([language, message]);
    if (last?.content !== content) last = { content, id: newKey() };
    const { id } = last;
    await write(language, (client, options) =>
      client.contact.send({ ...message, id }, { ...options, timeout: TIMEOUT }),
    );
    last = undefined;
    return { sent: true };
  } catch (error) {
    return {
      sent: false,
      reason: HeaterAgeError.is(error) ? error.text : undefined,
      field: error instanceof ApiError ? findField(error.code) : undefined,
    };
  }
}
