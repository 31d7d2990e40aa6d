import type { FastifySchemaValidationError } from "fastify";
import { ApiError, type ErrorCode } from "../errors/codes.ts";
import { manyLines, oneLine } from "../text/plain-text.ts";
import { isEmail } from "./email.ts";
import { type ContactField, type ContactForm, fieldLengths } from "./schema.ts";

const codes: Readonly<Record<ContactField, { readonly short: ErrorCode; readonly long: ErrorCode }>> = {
  name: { short: "contact-name", long: "contact-name-long" },
  email: { short: "contact-email", long: "contact-email" },
  phone: { short: "invalid-request", long: "contact-phone-long" },
  subject: { short: "contact-subject", long: "contact-subject-long" },
  message: { short: "contact-message", long: "contact-message-long" },
};

const isField = (name: string): name is ContactField => Object.hasOwn(codes, name);

const problems: Readonly<Record<string, "short" | "long">> = { minLength: "short", maxLength: "long" };

/** Returns the error of an invalid message. A missing field gives the same error as an empty one. */
export function invalidContact([mistake]: readonly FastifySchemaValidationError[]): ApiError {
  if (mistake === undefined) return new ApiError("invalid-request");
  const { keyword, instancePath, params } = mistake;
  const missing = keyword === "required" ? params["missingProperty"] : undefined;
  if (typeof missing === "string" && isField(missing)) return new ApiError(codes[missing].short);
  const name = instancePath.slice(1);
  const problem = problems[keyword];
  if (problem === undefined || !isField(name)) return new ApiError("invalid-request");
  return new ApiError(codes[name][problem], { longest: fieldLengths[name].longest });
}

/** A message to store and send, without control characters. All fields but `message` are one line. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  /** `null` when not given. */
  readonly phone: string | null;
  readonly subject: string;
  readonly message: string;
}

/**
 * Returns a message as it is stored.
 *
 * @throws {ApiError} for the first field that is not valid.
 *
 * @example
 * readContact({ name: " Jane\r\nDoe ", email: "jane@example.com", subject: "A brand", message: "It is not listed." });
 * //=> { name: "Jane Doe", email: "jane@example.com", phone: null, subject: "A brand", message: "It is not listed." }
 */
export function readContact(form: ContactForm): ContactMessage {
  const read = {
    name: oneLine(form.name),
    email: oneLine(form.email),
    subject: oneLine(form.subject),
    message: manyLines(form.message),
  };
  for (const name of ["name", "email", "subject", "message"] as const) {
    const short = [...read[name]].length < fieldLengths[name].shortest;
    if (short || (name === "email" && !isEmail(read.email))) throw new ApiError(codes[name].short);
  }
  return { ...read, phone: oneLine(form.phone ?? "") || null };
}
