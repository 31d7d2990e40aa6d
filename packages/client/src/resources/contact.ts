import type { components } from "../generated/api.ts";
import type { CallOptions, Send } from "../request.ts";
import { generic } from "../retry.ts";

/** A message to the operator. */
export type ContactInput = components["schemas"]["ContactForm"];

/** Makes the method that sends a message to the operator. */
export const createSendMessage =
  (send: Send) =>
  async (input: ContactInput, options?: CallOptions): Promise<void> => {
    const { name, email, phone, subject, message, recaptchaToken } = input;
    const body: Readonly<Record<keyof ContactInput, unknown>> = {
      name,
      email,
      phone,
      subject,
      message,
      recaptchaToken,
    };
    await send({ method: "POST", path: "/api/contact", body, retry: generic }, options);
  };
