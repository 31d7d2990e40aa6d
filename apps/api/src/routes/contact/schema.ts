import Type, { type Static } from "typebox";
import { booleanField, textField } from "../../schema/fields.ts";
import { namedObject, requestObject } from "../../schema/named-schema.ts";
import { requestId } from "../../schema/request-id.ts";

/** How many characters the fields of the contact form have, at least and at most. */
export const fieldLengths = {
  name: { shortest: 2, longest: 100 },
  email: { shortest: 3, longest: 254 },
  phone: { shortest: 0, longest: 40 },
  subject: { shortest: 5, longest: 200 },
  message: { shortest: 10, longest: 5000 },
} as const;

/** Name of a field that the visitor fills in. */
export type ContactField = keyof typeof fieldLengths;

const field = (name: ContactField, description: string, example: string) => {
  const { shortest, longest } = fieldLengths[name];
  return textField(description, example, { minLength: shortest, maxLength: longest });
};

export const ContactForm = requestObject(
  "ContactForm",
  "A message to the operator. Leading and trailing spaces are ignored, and control characters are removed.",
  {
    id: requestId("Sent again, the message is stored and delivered once."),
    name: field("name", "Name of the sender.", "Jane Doe"),
    email: field("email", "Email address for the reply.", "jane@example.com"),
    phone: Type.Optional(
      field("phone", "The sender's phone number. Empty or absent if not given.", "555-0100"),
    ),
    subject: field("subject", "What it is about.", "A brand that is not listed"),
    message: field("message", "Text of the message.", "My heater’s brand is not on your list."),
    recaptchaToken: Type.Optional(
      textField(
        "The token from reCAPTCHA. Required if the operator has configured reCAPTCHA.",
        "03AFcWeA5dPq",
        { maxLength: 8192 },
      ),
    ),
  },
);

export const ContactReceipt = namedObject("ContactReceipt", "The message is stored.", {
  success: booleanField("True.", true),
});

export type ContactForm = Static<typeof ContactForm>;
