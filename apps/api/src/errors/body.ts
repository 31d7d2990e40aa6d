import { STATUS_CODES } from "node:http";
import type { Language } from "@heater-age/messages";
import { formatText } from "@heater-age/messages/server";
import { type ErrorCode, errors } from "./codes.ts";
import type { ErrorBody } from "./schema.ts";

/**
 * Returns the body of an error.
 *
 * @example
 * errorBody("not-found", "en");
 * //=> { statusCode: 404, code: "not-found", error: "Not Found", message: "Service not found. Please try again later." }
 */
export function errorBody(
  code: ErrorCode,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): ErrorBody {
  const statusCode = errors[code];
  return {
    statusCode,
    code,
    error: STATUS_CODES[statusCode] ?? "Error",
    message: formatText(language, "errors", code, values),
  };
}
