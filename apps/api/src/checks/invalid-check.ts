import type { FieldErrorCode } from "@heater-age/decoder/check";
import { invalidRequest, type NamedErrors } from "../errors/invalid-request.ts";

/** Errors that are named after faults of a rating plate. A missing field gives the same error as an empty one. */
export const plateErrors = {
  "/brand": { required: "brand-required" },
  "/serialNumber": { required: "serial-required" },
} as const satisfies NamedErrors;

/** Returns the error of an invalid body of a check. */
export const invalidCheck = invalidRequest(plateErrors);

/** Errors of the fields of a rating plate. */
export const plateCodes = [
  "brand-required",
  "brand-characters",
  "brand-unknown",
  "serial-required",
  "serial-blank",
  "serial-characters",
  "serial-too-short",
  "serial-too-long",
  "serial-is-model",
  "model-length",
  "model-characters",
] as const satisfies readonly FieldErrorCode[];
