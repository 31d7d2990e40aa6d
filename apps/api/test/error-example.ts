import { defaultLanguage } from "@heater-age/messages";
import { errorBody } from "../src/errors/body.ts";
import type { ErrorCode, TextValues } from "../src/errors/codes.ts";
import type { ErrorBody } from "../src/errors/schema.ts";

/** Values for the arguments of texts in examples. */
const values: TextValues = {
  shortest: 6,
  longest: 20,
  most: 500,
  fewest: 16,
  columns: "serialNumber",
  line: 12,
  text: "see photo",
};

/** Limits of the errors with other values. A test compares them with those of the fields. */
const own: Readonly<Partial<Record<ErrorCode, TextValues>>> = {
  "contact-name-long": { longest: 100 },
  "contact-phone-long": { longest: 40 },
  "contact-subject-long": { longest: 200 },
  "contact-message-long": { longest: 5000 },
};

/**
 * Returns the body of an error as shown in the documentation.
 *
 * @example
 * exampleBody("batch-too-long").message; //=> "Only 500 serial numbers can be checked at once. …"
 */
export const exampleBody = (code: ErrorCode): ErrorBody =>
  errorBody({ code, values: { ...values, ...own[code] } }, defaultLanguage);
