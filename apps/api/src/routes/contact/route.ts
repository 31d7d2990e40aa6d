import { randomUUID } from "node:crypto";
import { checkCaptcha } from "./captcha.ts";
import { contactFaults, invalidContact, readContact } from "./input.ts";
import { insertContact, isStored } from "./queries.ts";
import { ContactForm, ContactReceipt } from "./schema.ts";
import { negotiateLanguage } from "../../plugins/language.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import type { Route } from "../dependencies.ts";

/** `POST /api/contact`: stores a message to the operator. A job sends it by mail. */
export const contactRoute: Route = async (app, { database, settings }) => {
  app.post(
    "/api/contact",
    {
      config: {
        limit: "contact",
        faultsIn: contactFaults,
      },
      schemaErrorFormatter: invalidContact,
      schema: {
        operationId: "contact",
        summary: "Send a message to the operator",
        description:
          "The message is stored, and sent by email if the operator has configured that. If reCAPTCHA is configured, `recaptchaToken` is required.",
        tags: ["contact"],
        body: schemaRef(ContactForm),
        response: {
          200: schemaRef(ContactReceipt),
        },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const message = readContact(request.body);
      const { id = randomUUID(), recaptchaToken = "" } = request.body;
      const { recaptcha } = settings;
      // A token is accepted once, so a message that is sent again has none that is still valid.
      if (recaptcha !== undefined && (await isStored(database, id))) return { success: true };
      const captcha =
        recaptcha === undefined ? "not-asked" : await checkCaptcha(recaptcha, recaptchaToken, request);
      const mail = settings.mail !== undefined;
      await insertContact(database, { ...message, id, language, captcha, mail }).execute();
      return { success: true };
    },
  );
};
