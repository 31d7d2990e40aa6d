/**
 * Every error of the API: its permanent code, its HTTP status, and its field if that is always the same. Its text is
 * the message of the same name in the area `errors`. A code without a text does not compile.
 */
const definitions = {
  "brand-required": [400, "/brand"],
  "brand-characters": [400, "/brand"],
  "brand-unknown": [400, "/brand"],
  "serial-required": [400, "/serialNumber"],
  "serial-blank": [400, "/serialNumber"],
  "serial-characters": [400, "/serialNumber"],
  "serial-not-stated": [400, "/serialNumber"],
  "serial-too-short": [400, "/serialNumber"],
  "serial-too-long": [400, "/serialNumber"],
  "serial-is-model": [400, "/serialNumber"],
  "model-length": [400, "/modelNumber"],
  "model-characters": [400, "/modelNumber"],
  "check-id-invalid": [400, "/checkId"],
  "checked-at-invalid": [400, "/checkedAt"],
  "invalid-request": [400],
  "invalid-json": [400, ""],
  "batch-empty": [400, ""],
  "batch-too-long": [400, ""],
  "csv-columns": [400, ""],
  "csv-encoding": [400, ""],
  "csv-malformed": [400, ""],
  "csv-cells": [400, ""],
  "installed-date": [400, "/installed"],
  "contact-name": [400, "/name"],
  "contact-name-long": [400, "/name"],
  "contact-email": [400, "/email"],
  "contact-phone-long": [400, "/phone"],
  "contact-subject": [400, "/subject"],
  "contact-subject-long": [400, "/subject"],
  "contact-message": [400, "/message"],
  "contact-message-long": [400, "/message"],
  "operator-only": [401, "/authorization"],
  "report-token-wrong": [403, "/authorization"],
  "model-not-found": [404, "/modelNumber"],
  "not-found": [404],
  "report-not-found": [404, "/id"],
  "method-not-allowed": [405],
  "request-timeout": [408],
  "report-deleted": [410, "/id"],
  "report-withdrawn": [410, "/id"],
  "body-too-large": [413, ""],
  "unsupported-media-type": [415, "/content-type"],
  "report-not-decodable": [422, "/serialNumber"],
  "report-date-unknown": [422, "/manufacturingDate"],
  "advice-dates": [422, "/dates"],
  "contact-captcha": [422, "/recaptchaToken"],
  "too-many-requests": [429],
  "headers-too-large": [431],
  "internal-error": [500],
  // From the website, when it can't reach the API. With 504 if the API is too slow.
  "service-unavailable": [502],
  "database-unavailable": [503],
  "server-busy": [503],
} as const satisfies Record<string, readonly [status: number, field?: string]>;

/** Maximum number of faults in an error. A caller with more fixes these first. */
export const maxDetails = 20;

export type ErrorCode = keyof typeof definitions;

/** The HTTP status of each error. */
export const errors = Object.fromEntries(
  Object.entries(definitions).map(([code, [status]]) => [code, status]),
) as Readonly<Record<ErrorCode, number>>;

/**
 * Permanent codes for faults of a field that have no error of their own. Their texts are the messages of the same
 * names in the area `errors`.
 */
export const faultCodes = [
  "field-missing",
  "field-unknown",
  "field-type",
  "field-value",
  "field-form",
  "date-form",
  "text-short",
  "text-long",
  "list-short",
  "list-long",
  "number-small",
  "number-large",
] as const;

/** Code of a fault without its own error. */
export type FaultCode = (typeof faultCodes)[number];

export type TextValues = Readonly<Record<string, string | number>>;

export interface Fault {
  /** JSON pointer to the field in the body. For a parameter or a header: its name after a slash. */
  readonly field: string;
  readonly code: ErrorCode | FaultCode;
  readonly values?: TextValues | undefined;
  /** The allowed values of the field, or the existing fields. */
  readonly allowed?: readonly string[];
}

/** Returns the faults of an error. Empty for an error that concerns no field. */
export function listFaults(code: ErrorCode, values: TextValues): readonly Fault[] {
  const [, field]: readonly [number, string?] = definitions[code];
  return field === undefined ? [] : [{ field, code, values }];
}

/** A request that failed for a reason that the caller may know. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  readonly statusCode: number;
  /** Values for the arguments of the text. */
  readonly values: TextValues;
  /** Every fault of the request. */
  readonly faults: readonly Fault[];

  /** @param faults Default: the error's own fault. */
  constructor(code: ErrorCode, values: TextValues = {}, faults: readonly Fault[] = listFaults(code, values)) {
    super(code);
    this.code = code;
    this.statusCode = errors[code];
    this.values = values;
    this.faults = faults;
  }
}
