import { defaultLanguage } from "@heater-age/messages";
import { errorBody } from "./body.ts";
import type { ErrorCode, TextValues } from "./codes.ts";
import type { ErrorBody } from "./schema.ts";

/** What stands for the arguments of texts in examples. */
const values: TextValues = {
  shortest: 6,
  longest: 20,
  most: 500,
  fewest: 16,
  columns: "serialNumber",
  line: 12,
};

/** The limits of the errors that have others. A test compares them with those of the fields. */
const own: Readonly<Partial<Record<ErrorCode, TextValues>>> = {
  "idempotency-key-invalid": { most: 128 },
  "contact-name-long": { longest: 100 },
  "contact-phone-long": { longest: 40 },
  "contact-subject-long": { longest: 200 },
  "contact-message-long": { longest: 5000 },
  "correction-note-long": { longest: 300 },
};

/**
 * Returns the body of an error as the documentation shows it.
 *
 * @example
 * exampleBody("batch-too-long").message; //=> "Only 500 serial numbers can be checked at once. …"
 */
export const exampleBody = (code: ErrorCode): ErrorBody =>
  errorBody({ code, values: { ...values, ...own[code] } }, defaultLanguage);
