import { invalidRequest, type NamedErrors } from "../errors/invalid-request.ts";

/** Errors for faults of a rating plate. A missing field has the same error as an empty one. */
export const plateErrors = {
  "/brand": { required: "brand-required" },
  "/serialNumber": { required: "serial-required" },
} as const satisfies NamedErrors;

/** Returns the error for a body with an invalid rating plate. */
export const invalidPlate = invalidRequest(plateErrors);

/** Returns the error for an invalid body of a single check. */
export const invalidCheck = invalidRequest({
  ...plateErrors,
  "/checkId": { pattern: "check-id-invalid", any: "check-id-invalid" },
  "/checkedAt": { format: "checked-at-invalid", any: "checked-at-invalid" },
});
