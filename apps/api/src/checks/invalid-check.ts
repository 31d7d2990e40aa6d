import type { FieldErrorCode } from "@heater-age/decoder/check";
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

/** Errors of the fields of a rating plate. */
export const plateCodes = [
  "brand-required",
  "brand-characters",
  "brand-unknown",
  "serial-required",
  "serial-blank",
  "serial-characters",
  "serial-not-stated",
  "serial-too-short",
  "serial-too-long",
  "serial-is-model",
  "model-length",
  "model-characters",
] as const satisfies readonly FieldErrorCode[];
