/** The fields of the form, in order. */
export const fields = ["name", "email", "phone", "subject", "message"] as const;

/** Name of a field that the visitor fills in. */
export type Field = (typeof fields)[number];

/** The values of the form, as typed. */
export type Values = Readonly<Record<Field, string>>;

/** Errors by field, as ids of texts. */
export type Mistakes = Readonly<Partial<Record<Field, `contact.${MistakeText}`>>>;
type MistakeText = "nameShort" | "emailInvalid" | "subjectShort" | "messageShort";

export const isRequired = (field: Field): boolean => field !== "phone";

/**
 * Returns the values of the form. Missing fields are empty.
 *
 * @example
 * readValues(new FormData(form)).name; //=> "Jane Doe"
 */
export function readValues(form: Pick<FormData, "get">): Values {
  const read = (field: Field) => {
    const value = form.get(field);
    return typeof value === "string" ? value : "";
  };
  return {
    name: read("name"),
    email: read("email"),
    phone: read("phone"),
    subject: read("subject"),
    message: read("message"),
  };
}

// Rejects only what is certainly wrong; the API checks the rest.
const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

const isShort = (text: string, shortest: number): boolean => [...text.trim()].length < shortest;

/**
 * Returns the errors of a message before it is sent.
 *
 * @example
 * mistakesIn({ name: "J", email: "jane@example.com", phone: "", subject: "A brand", message: "It is not listed." });
 * //=> { name: "contact.nameShort" }
 */
export function mistakesIn({ name, email, subject, message }: Values): Mistakes {
  return {
    ...(isShort(name, 2) && { name: "contact.nameShort" }),
    ...(!address.test(email.trim()) && { email: "contact.emailInvalid" }),
    ...(isShort(subject, 5) && { subject: "contact.subjectShort" }),
    ...(isShort(message, 10) && { message: "contact.messageShort" }),
  };
}

/**
 * Returns the field of an API error, or `undefined` if it concerns none.
 *
 * @example
 * findField("contact-name-long"); //=> "name"
 * findField("too-many-requests"); //=> undefined
 */
export const findField = (code: string | undefined): Field | undefined =>
  fields.find((field) => code === `contact-${field}` || code === `contact-${field}-long`);
