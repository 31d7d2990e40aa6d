/**
 * Every error of the API: its permanent code and HTTP status. Its text is the message of the same name in the area
 * `errors`. A code without a text does not compile.
 */
export const errors = {
  "brand-required": 400,
  "brand-characters": 400,
  "brand-unknown": 400,
  "serial-required": 400,
  "serial-blank": 400,
  "serial-characters": 400,
  "serial-too-short": 400,
  "serial-too-long": 400,
  "serial-is-model": 400,
  "model-length": 400,
  "model-characters": 400,
  "check-id-invalid": 400,
  "checked-at-invalid": 400,
  "invalid-request": 400,
  "invalid-json": 400,
  "batch-empty": 400,
  "batch-too-long": 400,
  "csv-columns": 400,
  "csv-encoding": 400,
  "csv-malformed": 400,
  "csv-cells": 400,
  "installed-date": 400,
  "contact-name": 400,
  "contact-name-long": 400,
  "contact-email": 400,
  "contact-phone-long": 400,
  "contact-subject": 400,
  "contact-subject-long": 400,
  "contact-message": 400,
  "contact-message-long": 400,
  "correction-brand": 400,
  "correction-date": 400,
  "correction-date-future": 400,
  "correction-place": 400,
  "correction-note-long": 400,
  "operator-only": 401,
  "report-token-wrong": 403,
  "model-not-found": 404,
  "not-found": 404,
  "report-not-found": 404,
  "method-not-allowed": 405,
  "request-timeout": 408,
  "report-deleted": 410,
  "report-withdrawn": 410,
  "body-too-large": 413,
  "unsupported-media-type": 415,
  "report-not-decodable": 422,
  "report-date-unknown": 422,
  "advice-dates": 422,
  "contact-captcha": 422,
  "too-many-requests": 429,
  "headers-too-large": 431,
  "internal-error": 500,
  "database-unavailable": 503,
} as const;

/** Code of an error in a response. */
export type ErrorCode = keyof typeof errors;

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

/** Values for the arguments of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** One fault of a request. */
export interface Fault {
  /** JSON pointer to the field in the body. For a parameter or a header: its name after a slash. */
  readonly field: string;
  readonly code: ErrorCode | FaultCode;
  readonly values?: TextValues | undefined;
  /** The allowed values of the field, or the existing fields. */
  readonly allowed?: readonly string[];
}

/** The field of an error, if it is always the same. */
const fields: Readonly<Partial<Record<ErrorCode, string>>> = {
  "brand-required": "/brand",
  "brand-characters": "/brand",
  "brand-unknown": "/brand",
  "serial-required": "/serialNumber",
  "serial-blank": "/serialNumber",
  "serial-characters": "/serialNumber",
  "serial-too-short": "/serialNumber",
  "serial-too-long": "/serialNumber",
  "serial-is-model": "/serialNumber",
  "model-length": "/modelNumber",
  "model-characters": "/modelNumber",
  "check-id-invalid": "/checkId",
  "checked-at-invalid": "/checkedAt",
  "invalid-json": "",
  "batch-empty": "",
  "batch-too-long": "",
  "csv-columns": "",
  "csv-encoding": "",
  "csv-malformed": "",
  "csv-cells": "",
  "installed-date": "/installed",
  "contact-name": "/name",
  "contact-name-long": "/name",
  "contact-email": "/email",
  "contact-phone-long": "/phone",
  "contact-subject": "/subject",
  "contact-subject-long": "/subject",
  "contact-message": "/message",
  "contact-message-long": "/message",
  "contact-captcha": "/recaptchaToken",
  "correction-brand": "/brand",
  "correction-date": "/printedDate",
  "correction-date-future": "/printedDate",
  "correction-place": "/seenOn",
  "correction-note-long": "/note",
  "operator-only": "/authorization",
  "report-token-wrong": "/authorization",
  "model-not-found": "/modelNumber",
  "report-not-found": "/id",
  "report-deleted": "/id",
  "report-withdrawn": "/id",
  "report-not-decodable": "/serialNumber",
  "report-date-unknown": "/manufacturingDate",
  "advice-dates": "/dates",
  "body-too-large": "",
  "unsupported-media-type": "/content-type",
};

/** Returns the faults of an error. Empty for an error that concerns no field. */
export function faultsOf(code: ErrorCode, values: TextValues): readonly Fault[] {
  const field = fields[code];
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
  constructor(code: ErrorCode, values: TextValues = {}, faults: readonly Fault[] = faultsOf(code, values)) {
    super(code);
    this.code = code;
    this.statusCode = errors[code];
    this.values = values;
    this.faults = faults;
  }
}
