import type { ContactMessageTable } from "../../db/schema.ts";
import { ApiError, type ErrorCode, type Fault } from "../../errors/codes.ts";
import { invalidRequest } from "../../errors/invalid-request.ts";
import { textIn } from "../../schema/json-values.ts";
import { manyLines, oneLine } from "../../text/plain-text.ts";
import { isEmail } from "./email.ts";
import { type ContactForm, fieldLengths } from "./schema.ts";

/** Returns the error for an invalid message. A missing field has the same error as an empty one. */
export const invalidContact = invalidRequest({
  "/name": { required: "contact-name", minLength: "contact-name", maxLength: "contact-name-long" },
  "/email": { required: "contact-email", minLength: "contact-email", maxLength: "contact-email" },
  "/phone": { maxLength: "contact-phone-long" },
  "/subject": {
    required: "contact-subject",
    minLength: "contact-subject",
    maxLength: "contact-subject-long",
  },
  "/message": {
    required: "contact-message",
    minLength: "contact-message",
    maxLength: "contact-message-long",
  },
});

const readers = { name: oneLine, email: oneLine, subject: oneLine, message: manyLines } as const;

/** Returns the faults of a message's fields in any body, after normalizing them as for storage. */
export const contactFaults = (body: unknown): readonly (Fault & { readonly code: ErrorCode })[] =>
  (["name", "email", "subject", "message"] as const).flatMap((name) => {
    const typed = textIn(body, name);
    if (typed === undefined) return [];
    const text = readers[name](typed);
    const isShort = [...text].length < fieldLengths[name].shortest;
    const isWrong = isShort || (name === "email" && !isEmail(text));
    return isWrong ? [{ field: `/${name}`, code: `contact-${name}` }] : [];
  });

/** A message to store and send, without control characters. All fields but `message` are one line. */
export type ContactMessage = Pick<ContactMessageTable, "email" | "message" | "name" | "phone" | "subject">;

/**
 * Returns a message as stored.
 *
 * @throws {ApiError} for the first invalid field, with all of them.
 *
 * @example
 * readContact({ name: " Jane\r\nDoe ", email: "jane@example.com", subject: "A brand", message: "It is not listed." });
 * //=> { name: "Jane Doe", email: "jane@example.com", phone: null, subject: "A brand", message: "It is not listed." }
 */
export function readContact(form: ContactForm): ContactMessage {
  const faults = contactFaults(form);
  const [first] = faults;
  if (first !== undefined) throw new ApiError(first.code, {}, faults);
  return {
    name: oneLine(form.name),
    email: oneLine(form.email),
    phone: oneLine(form.phone ?? "") || null,
    subject: oneLine(form.subject),
    message: manyLines(form.message),
  };
}
