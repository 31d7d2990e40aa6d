import Type, { type Static } from "typebox";
import { named } from "../schema/named-schema.ts";

/** How many characters the fields of the contact form must and may have. */
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
  return Type.String({ minLength: shortest, maxLength: longest, description, examples: [example] });
};

export const ContactForm = named(
  "ContactForm",
  Type.Object(
    {
      name: field("name", "Who writes.", "Jane Doe"),
      email: field("email", "Where the answer goes.", "jane@example.com"),
      phone: Type.Optional(
        field("phone", "Where the visitor can be called. Empty or absent when not told.", "555-0100"),
      ),
      subject: field("subject", "What it is about.", "A brand that is not listed"),
      message: field("message", "What the visitor wants to say.", "My heater’s brand is not on your list."),
      recaptchaToken: Type.Optional(
        Type.String({
          maxLength: 8192,
          description: "What reCAPTCHA gave the page. Needed where the operator has configured reCAPTCHA.",
          examples: ["03AFcWeA5dPq"],
        }),
      ),
    },
    {
      additionalProperties: false,
      description:
        "A message to the operator. Spaces at both ends do not count, and control characters are removed.",
    },
  ),
);

export const ContactReceipt = named(
  "ContactReceipt",
  Type.Object(
    { success: Type.Boolean({ description: "True.", examples: [true] }) },
    { additionalProperties: false, description: "The message is stored." },
  ),
);

export type ContactForm = Static<typeof ContactForm>;
