import { fieldLengths } from "../../apps/api/src/contact/schema.ts";
import type { ErrorCode } from "../../apps/api/src/errors/codes.ts";
import { mostChecks } from "../../apps/api/src/routes/check-batch/schema.ts";

const usual = {
  shortest: 6,
  longest: 20,
  other: "Other / Not Listed",
  most: mostChecks,
  columns: "serialNumber",
  line: 12,
} as const;

/**
 * What fills the text of an error in its example.
 *
 * @example
 * exampleValues("contact-phone-long")["longest"]; //=> 40
 */
export function exampleValues(code: ErrorCode): Readonly<Record<string, string | number>> {
  const field = /^contact-(?<name>\w+)-long$/u.exec(code)?.groups?.["name"];
  const lengths = Object.entries(fieldLengths).find(([name]) => name === field)?.[1];
  return lengths === undefined ? usual : { ...usual, longest: lengths.longest };
}
