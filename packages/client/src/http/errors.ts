import type { Schemas } from "../generated/api.ts";

const mark = Symbol.for("heater-age.error");

/** A permanent code of an API error. Newer versions of the API may have others. */
export type ErrorCode = Schemas["ErrorBody"]["code"];

/** The request that an error is about. */
export interface RequestLine {
  readonly method: string;
  readonly path: string;
}

interface Details {
  /** What a visitor can read. */
  readonly text: string;
  readonly cause?: unknown;
}

/**
 * Base of every error that a call rejects with, but for the reason of a signal that the caller aborted.
 *
 * @example
 * if (HeaterAgeError.is(error)) show(error.text);
 */
export class HeaterAgeError extends Error {
  override readonly name: string = "HeaterAgeError";
  /** What a visitor can read, in the language of the client. `message` is for developers. */
  readonly text: string;

  constructor(message: string, { text, cause }: Details) {
    super(message, cause === undefined ? undefined : { cause });
    this.text = text;
    Object.defineProperty(this, mark, { value: true });
  }

  /**
   * Recognizes the errors of this package, also those of another copy of it, where `instanceof` does not. The classes
   * below have the same for theirs.
   */
  static is(error: unknown): error is HeaterAgeError {
    return typeof error === "object" && error !== null && mark in error;
  }
}

const isNamed = (error: unknown, name: string): boolean => HeaterAgeError.is(error) && error.name === name;

/** One thing that is wrong with a request: a field, as a JSON pointer, with a permanent code and a text for visitors. */
export type ErrorDetail = Schemas["ErrorDetail"];

/** The details of an answer with an error status. */
export interface ApiErrorDetails extends Details {
  /** For developers, behind the text. */
  readonly note?: string | undefined;
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly requestId: string | undefined;
  readonly body: unknown;
  readonly retryAfter: number | undefined;
}

/**
 * The API answered with an error status.
 *
 * @example
 * error.message; //=> "POST /api/check: 400 Serial number is required"
 * error.code; //=> "serial-required"
 */
export class ApiError extends HeaterAgeError {
  override readonly name: string = "ApiError";
  /** HTTP status. */
  readonly status: number;
  /** Permanent code such as `"serial-required"`; `undefined` when something before the API answered. */
  readonly code: ErrorCode | undefined;
  /** Names the request in the log of the API. */
  readonly requestId: string | undefined;
  /** The body as received, parsed when it was JSON. */
  readonly body: unknown;
  /** Milliseconds after which the API may be asked again, where it says so. */
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
 * The API refused what was sent: an `ApiError` with everything that is wrong.
 *
 * @example
 * error.details;
 * //=> [{ field: "/serialNumber", code: "serial-required", message: "Serial number is required" }]
 */
export class InvalidRequestError extends ApiError {
  override readonly name = "InvalidRequestError";
  /** Everything that is wrong, a field each. */
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
 * The answer did not come in time.
 *
 * @example
 * error.message; //=> "POST /api/check: no answer after 31520 ms, in 3 attempts"
 */
export class TimeoutError extends HeaterAgeError {
  override readonly name = "TimeoutError";
  /** Milliseconds since the call was made, with all attempts and the waits between them. */
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
 * No answer came, or one that cannot be the API's. The reason is in `cause`.
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
 * The API answered with success but not with what it promises: as when a proxy changes answers, or the address leads to
 * another service.
 *
 * @example
 * error.message; //=> "POST /api/check: the answer has no usable manufacturingDate, ageYears"
 */
export class AnswerError extends HeaterAgeError {
  override readonly name = "AnswerError";
  /** The fields that are missing or of the wrong kind. */
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
