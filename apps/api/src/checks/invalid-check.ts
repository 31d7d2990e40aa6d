import { invalidRequest, type NamedErrors } from "../errors/invalid-request.ts";

/** Errors that are named after faults of a rating plate. A missing field gives the same error as an empty one. */
export const plateErrors = {
  "/brand": { required: "brand-required" },
  "/serialNumber": { required: "serial-required" },
} as const satisfies NamedErrors;

/** Returns the error of an invalid body of a check. */
export const invalidCheck = invalidRequest(plateErrors);
