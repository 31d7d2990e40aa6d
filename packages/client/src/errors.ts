import type { components } from "./generated/api.ts";

const mark = Symbol.for("heater-age.error");

/** A permanent code with which the API refuses. There can be others by the time that a program runs. */
export type ErrorCode = components["schemas"]["ErrorBody"]["code"];

/** What was asked, as messages name it. */
export interface Asked {
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
  /** What a visitor can read, in the language of the client. `message` is for those who write programs. */
  readonly text: string;

  constructor(message: string, { text, cause }: Details) {
    super(message, cause === undefined ? undefined : { cause });
    this.text = text;
    Object.defineProperty(this, mark, { value: true });
  }

  /**
   * Recognises the errors of this package, also those of another copy of it, where `instanceof` does not. The classes
   * below have the same for theirs.
   */
  static is(error: unknown): error is HeaterAgeError {
    return typeof error === "object" && error !== null && mark in error;
  }
}

const isNamed = (error: unknown, name: string): boolean => HeaterAgeError.is(error) && error.name === name;

/** What the API answered. */
export interface Refusal extends Details {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly requestId: string | undefined;
  readonly body: unknown;
  readonly retryAfter: number | undefined;
}

/**
 * The API answered, and said no.
 *
 * @example
 * error.message; //=> "POST /api/check: 400 Serial number is required"
 * error.code; //=> "serial-required"
 */
export class ApiError extends HeaterAgeError {
  override readonly name = "ApiError";
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

  constructor({ method, path }: Asked, refusal: Refusal) {
    super(`${method} ${path}: ${refusal.status} ${refusal.text}`, refusal);
    this.status = refusal.status;
    this.code = refusal.code;
    this.requestId = refusal.requestId;
    this.body = refusal.body;
    this.retryAfter = refusal.retryAfter;
  }

  static override is(error: unknown): error is ApiError {
    return isNamed(error, "ApiError");
  }
}

/**
 * The answer did not come in time.
 *
 * @example
 * error.message; //=> "POST /api/check: no answer within 8000 ms"
 */
export class TimeoutError extends HeaterAgeError {
  override readonly name = "TimeoutError";

  constructor({ method, path }: Asked, milliseconds: number, details: Details) {
    super(`${method} ${path}: no answer within ${milliseconds} ms`, details);
  }

  static override is(error: unknown): error is TimeoutError {
    return isNamed(error, "TimeoutError");
  }
}

/**
 * No answer came, or none that the API can have given. The reason is in `cause`.
 *
 * @example
 * error.message; //=> "GET /api/brands: no connection"
 */
export class ConnectionError extends HeaterAgeError {
  override readonly name = "ConnectionError";

  constructor({ method, path }: Asked, details: Details) {
    super(`${method} ${path}: no connection`, details);
  }

  static override is(error: unknown): error is ConnectionError {
    return isNamed(error, "ConnectionError");
  }
}

/**
 * The API said yes, but not what it promises: as when a proxy changes answers, or the address leads to something else.
 *
 * @example
 * error.message; //=> "POST /api/check: the answer has no usable manufacturingDate, ageYears"
 */
export class AnswerError extends HeaterAgeError {
  override readonly name = "AnswerError";
  /** The fields that are not there, or not of their kind. */
  readonly fields: readonly string[];
  /** The body as received. */
  readonly body: unknown;

  constructor(
    { method, path }: Asked,
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
