import type { FastifySchemaValidationError } from "fastify";
import { invalidCheck } from "../checks/invalid-check.ts";
import { ApiError } from "../errors/codes.ts";

/** Returns the error of an invalid request for advice. */
export const invalidAdvice = (mistakes: readonly FastifySchemaValidationError[]): ApiError =>
  mistakes.some(({ instancePath }) => instancePath === "/installed")
    ? new ApiError("installed-date")
    : invalidCheck(mistakes);
