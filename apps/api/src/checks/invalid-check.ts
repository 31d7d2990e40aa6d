import type { FastifySchemaValidationError } from "fastify";
import { ApiError } from "../errors/codes.ts";

/** What is wrong with the body of a check. A field that is missing is told by its name, as an empty one is. */
export function invalidCheck(mistakes: readonly FastifySchemaValidationError[]): ApiError {
  const missing = mistakes.find(({ keyword }) => keyword === "required")?.params["missingProperty"];
  if (missing === "brand") return new ApiError("brand-required");
  return new ApiError(missing === "serialNumber" ? "serial-required" : "invalid-request");
}
