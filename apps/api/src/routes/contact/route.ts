import { checkCaptcha } from "../../contact/captcha.ts";
import { contactCodes, contactFaults, invalidContact, readContact } from "../../contact/input.ts";
import { insertContact } from "../../contact/queries.ts";
import { ContactForm, ContactReceipt } from "../../contact/schema.ts";
import { errorResponses } from "../../errors/schema.ts";
import { negotiateLanguage } from "../../plugins/language.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import type { Route } from "../dependencies.ts";

/** `POST /api/contact`: stores a message to the operator. A job sends it by mail. */
export const contactRoute: Route = async (app, { now, database, settings }) => {
  for (const schema of [ContactForm, ContactReceipt]) app.addSchema(schema);

  app.post(
    "/api/contact",
    {
      config: { limit: "contact", idempotent: "kept", faultsIn: contactFaults, errors: contactCodes },
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
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const message = readContact(request.body);
      const captcha = await checkCaptcha(settings.recaptcha, request.body.recaptchaToken ?? "", {
        log: request.log,
      });
      const mail = settings.mail !== undefined;
      await insertContact(database, message, { at: now(), mail, language, captcha });
      return { success: true };
    },
  );
};
