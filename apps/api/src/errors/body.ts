import type { Language } from "@heater-age/messages";
import { formatText } from "@heater-age/messages/server";
import { type ErrorCode, errors, type Fault, listFaults, maxDetails, type TextValues } from "./codes.ts";
import type { ErrorBody } from "./schema.ts";

/** An error before its text is chosen. */
interface Unworded {
  readonly code: ErrorCode;
  readonly values?: TextValues;
  /** Default: the error's own fault. */
  readonly faults?: readonly Fault[];
}

/**
 * Returns the body of an error.
 *
 * @param most Maximum number of faults in it.
 *
 * @example
 * errorBody({ code: "serial-blank" }, "en");
 * //=> {
 * //     statusCode: 400,
 * //     code: "serial-blank",
 * //     error: "Serial number cannot be empty or only whitespace",
 * //     message: "Serial number cannot be empty or only whitespace",
 * //     details: [{ field: "/serialNumber", code: "serial-blank", message: "Serial number cannot be …" }],
 * //   }
 */
export function errorBody(
  { code, values = {}, faults = listFaults(code, values) }: Unworded,
  language: Language,
  most = maxDetails,
): ErrorBody {
  const statusCode = errors[code];
  const other = formatText(language, "form", "other");
  const message = formatText(language, "errors", code, { other, ...values });
  return {
    statusCode,
    code,
    error: message,
    message,
    details: faults.slice(0, most).map(({ field, code: name, values: own, allowed = [] }) => ({
      field,
      code: name,
      message: formatText(language, "errors", name, { other, allowed: allowed.join(", "), ...own }),
      ...(allowed.length > 0 && { allowed: [...allowed] }),
    })),
  };
}
