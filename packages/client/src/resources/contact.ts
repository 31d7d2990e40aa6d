import type { Schemas } from "../generated/api.ts";
import { newKey } from "../http/key.ts";
import type { BodyOf, CallOptions, Send } from "../http/send.ts";

/** A message to the operator. */
export type ContactInput = Schemas["ContactForm"];

export const createSendMessage =
  (send: Send) =>
  async (input: ContactInput, options?: CallOptions): Promise<void> => {
    const { id = newKey(), name, email, phone, subject, message, recaptchaToken } = input;
    const body = { id, name, email, phone, subject, message, recaptchaToken } satisfies BodyOf<ContactInput>;
    await send({ method: "POST", path: "/api/contact", body }, options);
  };
