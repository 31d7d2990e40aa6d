/**
 * Every error of the API: its permanent code and HTTP status. The text of a code is the message of the same name in the
 * area `errors`. A code without a text does not compile.
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
  "idempotency-key-invalid": 400,
  "operator-only": 401,
  "report-token-wrong": 403,
  "model-not-found": 404,
  "not-found": 404,
  "report-not-found": 404,
  "correction-not-found": 404,
  "method-not-allowed": 405,
  "request-timeout": 408,
  "idempotency-in-progress": 409,
  "report-deleted": 410,
  "report-withdrawn": 410,
  "body-too-large": 413,
  "unsupported-media-type": 415,
  "report-not-decodable": 422,
  "report-date-unknown": 422,
  "advice-dates": 422,
  "contact-captcha": 422,
  "idempotency-key-reused": 422,
  "too-many-requests": 429,
  "headers-too-large": 431,
  "internal-error": 500,
  "database-unavailable": 503,
} as const;

/** Code of an error that the API answers with. */
export type ErrorCode = keyof typeof errors;

/** A request that cannot be served, for a reason that the caller can read. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  readonly statusCode: number;
  /** Values for the arguments of the text. */
  readonly values: Readonly<Record<string, string | number>>;

  constructor(code: ErrorCode, values: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = code;
    this.statusCode = errors[code];
    this.values = values;
  }
}
