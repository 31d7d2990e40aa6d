import type { Schemas } from "../generated/api.ts";

const mark = Symbol.for("heater-age.error");

/** A permanent code of an API error. Newer versions of the API can have others. */
export type ErrorCode = Schemas["ErrorBody"]["code"];

/** The request that an error is about. */
export interface RequestLine {
  readonly method: string;
  readonly path: string;
}

interface Details {
  /** Text for visitors. */
  readonly text: string;
  readonly cause?: unknown;
}

/**
 * Base class of every error that a call rejects with, except for the reason of a signal that the caller aborted.
 *
 * @example
 * if (HeaterAgeError.is(error)) show(error.text);
 */
export class HeaterAgeError extends Error {
  override readonly name: string = "HeaterAgeError";
  /** Text for visitors, in the client's language. `message` is for developers. */
  readonly text: string;

  constructor(message: string, { text, cause }: Details) {
    super(message, cause === undefined ? undefined : { cause });
    this.text = text;
    Object.defineProperty(this, mark, { value: true });
  }

  /**
   * Returns whether an error is of this package, or of another copy of it, which `instanceof` doesn't recognize.
   * Subclasses do the same for their errors.
   */
  static is(error: unknown): error is HeaterAgeError {
    return typeof error === "object" && error !== null && mark in error;
  }
}

const isNamed = (error: unknown, name: string): boolean => HeaterAgeError.is(error) && error.name === name;

/** One error in a request: a field as a JSON pointer, with a permanent code and a text for visitors. */
export type ErrorDetail = Schemas["ErrorDetail"];

/** The details of a response with an error status. */
export interface ApiErrorDetails extends Details {
  /** Note for developers, after the text. */
  readonly note?: string | undefined;
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly requestId: string | undefined;
  readonly body: unknown;
  readonly retryAfter: number | undefined;
}

/**
 * The API responded with an error status.
 *
 * @example
 * error.message; //=> "POST /api/check: 400 Serial number is required"
 * error.code; //=> "serial-required"
 */
export class ApiError extends HeaterAgeError {
  override readonly name: string = "ApiError";
  /** HTTP status. */
  readonly status: number;
  /** Permanent code such as `"serial-required"`; `undefined` if a server in front of the API responded. */
  readonly code: ErrorCode | undefined;
  /** Identifies the request in the API's log. */
  readonly requestId: string | undefined;
  /** The body as received, parsed if it is JSON. */
  readonly body: unknown;
  /** Milliseconds after which to retry, if the API states them. */
  readonly retryAfter: number | undefined;

  constructor({ method, path }: RequestLine, details: ApiErrorDetails) {
    super(`${method} ${path}: ${details.status} ${details.text}${details.note ?? ""}`, details);
    this.status = details.status;
    this.code = details.code;
    this.requestId = details.requestId;
    this.body = details.body;
    this.retryAfter = details.retryAfter;
  }

  static override is(error: unknown): error is ApiError {
    return isNamed(error, "ApiError") || isNamed(error, "InvalidRequestError");
  }
}

/**
 * The API rejected the input: an `ApiError` with every invalid field.
 *
 * @example
 * error.details;
 * //=> [{ field: "/serialNumber", code: "serial-required", message: "Serial number is required" }]
 */
export class InvalidRequestError extends ApiError {
  override readonly name = "InvalidRequestError";
  /** Every invalid field. */
  readonly details: readonly ErrorDetail[];

  constructor(request: RequestLine, details: ApiErrorDetails, faults: readonly ErrorDetail[]) {
    const others = faults.filter(({ message }) => message !== details.text);
    const note = others.map(({ field, message }) => `; ${field || "the body"}: ${message}`).join("");
    super(request, { note, ...details });
    this.details = faults;
  }

  static override is(error: unknown): error is InvalidRequestError {
    return isNamed(error, "InvalidRequestError");
  }
}

/**
 * The response did not arrive in time.
 *
 * @example
 * error.message; //=> "POST /api/check: no answer after 31520 ms, in 3 attempts"
 */
export class TimeoutError extends HeaterAgeError {
  override readonly name = "TimeoutError";
  /** Milliseconds since the call was made, including all attempts and the waits between them. */
  readonly elapsed: number;

  constructor(
    { method, path }: RequestLine,
    { elapsed, attempts, ...details }: Details & { readonly elapsed: number; readonly attempts: number },
  ) {
    const tries = attempts > 1 ? `, in ${attempts} attempts` : "";
    super(`${method} ${path}: no answer after ${elapsed} ms${tries}`, details);
    this.elapsed = elapsed;
  }

  static override is(error: unknown): error is TimeoutError {
    return isNamed(error, "TimeoutError");
  }
}

/**
 * No response arrived, or one that can't be the API's. The reason is in `cause`.
 *
 * @example
 * error.message; //=> "GET /api/brands: no connection"
 */
export class ConnectionError extends HeaterAgeError {
  override readonly name = "ConnectionError";

  constructor(
    { method, path }: RequestLine,
    { reason = "no connection", ...details }: Details & { readonly reason?: string | undefined },
  ) {
    super(`${method} ${path}: ${reason}`, details);
  }

  static override is(error: unknown): error is ConnectionError {
    return isNamed(error, "ConnectionError");
  }
}

/**
 * The API responded with success but without the promised fields. This happens when a proxy changes responses, or the
 * address belongs to another service.
 *
 * @example
 * error.message; //=> "POST /api/check: the answer has no usable manufacturingDate, ageYears"
 */
export class AnswerError extends HeaterAgeError {
  override readonly name = "AnswerError";
  /** Names of the missing or invalid fields. */
  readonly fields: readonly string[];
  /** The body as received. */
  readonly body: unknown;

  constructor(
    { method, path }: RequestLine,
    fields: readonly string[],
    { body, ...details }: Details & { readonly body: unknown },
  ) {
    super(`${method} ${path}: the answer has no usable ${fields.join(", ")}`, details);
    this.fields = fields;
    this.body = body;
  }

  static override is(error: unknown): error is AnswerError {
    return isNamed(error, "AnswerError");
  }
}
