import { ApiError, type CallOptions, type ClientOptions, HeaterAgeError } from "@heater-age/client";
import { newKey } from "@heater-age/client/key";
import type { Language } from "@heater-age/messages";
import { clientIn, type SiteClient } from "../../http/client-in.ts";
import { write } from "../../http/queries.ts";

/** The outcome of sending a form. */
export type Delivery<Field extends string, Receipt> =
  | { readonly sent: true; readonly receipt: Receipt }
  | {
      readonly sent: false;
      /** The reason in the reader's language; `undefined` if none was given. */
      readonly reason: string | undefined;
      /** The invalid field. */
      readonly field: Field | undefined;
    };

/** The server's answer to a form that was sent without scripts. */
export interface FormAnswer<Field extends string, Receipt> {
  /** The outcome; `undefined` if the form is invalid and was not sent. */
  readonly delivery: Delivery<Field, Receipt> | undefined;
  readonly values: Readonly<Record<Field, string>>;
}

/** Options of sending. */
export interface SendOptions {
  readonly language: Language;
  /** Set on the server: how to reach the API, and the id of the form. */
  readonly server?: { readonly api: ClientOptions; readonly id: string };
}

/** The request, and its endpoint. */
export interface SenderOptions<Input, Field extends string, Receipt> {
  readonly call: (
    client: SiteClient,
    input: Input & { readonly id: string },
    options: CallOptions,
  ) => Promise<Receipt>;
  /** Returns the field of an API error. */
  readonly findField: (code: string | undefined) => Field | undefined;
}

const PATIENCE = 15_000;

/**
 * Returns a function that sends a form and never rejects. If the response was lost, it sends the form again with the
 * same id, so that it doesn't arrive twice.
 *
 * @example
 * const deliver = sender({ call: (client, input: ContactInput, options) => client.contact.send(input, options), findField });
 * await deliver(message, { language: "de" }); //=> { sent: true, receipt: undefined }
 */
export function sender<Input, Field extends string, Receipt>({
  call,
  findField,
}: SenderOptions<Input, Field, Receipt>) {
  let last: { readonly content: string; readonly id: string } | undefined;
  const idFor = (content: string): string => {
    if (last?.content !== content) last = { content, id: newKey() };
    return last.id;
  };

  return async (input: Input, { language, server }: SendOptions): Promise<Delivery<Field, Receipt>> => {
    try {
      if (server !== undefined) {
        const client = await clientIn(language, server.api);
        const { id } = server;
        return { sent: true, receipt: await call(client, { ...input, id }, { timeout: PATIENCE }) };
      }
      const id = idFor(JSON.stringify([language, input]));
      const receipt = await write(language, (client, options) =>
        call(client, { ...input, id }, { ...options, timeout: PATIENCE }),
      );
      last = undefined;
      return { sent: true, receipt };
    } catch (error) {
      return {
        sent: false,
        reason: HeaterAgeError.is(error) ? error.text : undefined,
        field: error instanceof ApiError ? findField(error.code) : undefined,
      };
    }
  };
}
