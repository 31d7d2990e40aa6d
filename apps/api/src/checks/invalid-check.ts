import type { FastifySchemaValidationError } from "fastify";
import { ApiError } from "../errors/codes.ts";

/** Returns the error of an invalid body of a check. A missing field gives the same error as an empty one. */
export function invalidCheck(mistakes: readonly FastifySchemaValidationError[]): ApiError {
  const missing = mistakes.find(({ keyword }) => keyword === "required")?.params["missingProperty"];
  if (missing === "brand") return new ApiError("brand-required");
  return new ApiError(missing === "serialNumber" ? "serial-required" : "invalid-request");
}
