import { toReason, untilAborted } from "./abort.ts";
import { requirePage, toRoot } from "./base-url.ts";
import { AnswerError, ConnectionError, HeaterAgeError, TimeoutError } from "./errors.ts";
import type { ErrorInput, FailedResponse } from "./failure-reports.ts";
import { defaultTimeout } from "./defaults.ts";
import { missingFields, type RequiredFields } from "./fields.ts";
import { type AttemptEvent, emit, type Log } from "./log.ts";
import type { StatusMessages } from "../texts/status-messages.ts";
import { readResponse } from "./response.ts";
import { defaultPolicy, isTransient, pause, readPolicy, type RetryPolicy, retryDelay } from "./retry.ts";

/** Options of a client. */
export interface ClientOptions {
  /**
   * Address of a Heater Age server, without `/api`: the publisher's, or your own. Not needed on the server's own site.
   * Throws a `TypeError` if it is not an http(s) address. Without one and outside of a page, every call rejects with a
   * `TypeError`, unless you pass your own `fetch`.
   *
   * @default "" (the site of the page)
   * @example "https://heater-age.example"
   */
  readonly baseUrl?: string | undefined;
  /** @default the global `fetch` */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Whether cookies are sent. @default "same-origin" */
  readonly credentials?: "include" | "omit" | "same-origin" | undefined;
  /** Texts for visitors, from `@heater-age/client/messages/<language>`. @default English */
  readonly messages?: StatusMessages | undefined;
  /** Language of the API's texts, BCP 47. @default that of `messages` */
  readonly language?: string | undefined;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Timeout of each attempt in milliseconds, unless a call has its own. Not for `checkMany`. @default 10000 */
  readonly timeout?: number | undefined;
  /** Timeout of each whole call in milliseconds, unless it has its own. Not for `checkMany`. @default none */
  readonly deadline?: number | undefined;
  /** Maximum number of attempts, unless a call has its own. @default depends on the method, mostly 3 */
  readonly attempts?: number | undefined;
  /**
   * Called with each event of a call, for logs or metrics. Errors it throws are ignored.
   *
   * @example ({ type, method, path, attempt }) => console.debug(type, method, path, attempt)
   */
  readonly log?: Log | undefined;
  /**
   * Whether failed responses are reported to the API's operator by `POST /api/errors`: all except 400, and at most five
   * in five minutes. A report contains nothing that was typed. A function can add details to a report, such as the
   * page. For programs and the API's own site: pages of other sites may not make this call.
   *
   * @default false
   */
  readonly reportFailures?: boolean | ((report: ErrorInput) => ErrorInput | Promise<ErrorInput>) | undefined;
}

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call, which rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Timeout of each attempt in milliseconds, including reading the response. `Infinity` for none.
   *
   * @default that of the client, or 10000
   */
  readonly timeout?: number | undefined;
  /**
   * Timeout of the whole call in milliseconds, including all attempts and the waits between them. No attempt starts
   * that could not finish in time.
   *
   * @default that of the client, or none
   */
  readonly deadline?: number | undefined;
  /**
   * Maximum number of attempts, which can only lower the default. For callers that retry calls themselves.
   *
   * @default depends on the method, mostly 3
   * @example 1
   */
  readonly attempts?: number | undefined;
  /** Sent with this request, in addition to those of the client. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** One call of the API. */
interface Call {
  readonly method: "DELETE" | "GET" | "POST";
  /** Path, starting with `/api`. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Proves that the caller has access. Sent as `Authorization`. */
  readonly token?: string;
  /** @default `readPolicy` for GET, `defaultPolicy` for other methods */
  readonly retry?: RetryPolicy;
  /** Required fields of the response, or a function that returns the names of missing ones. */
  readonly required?: RequiredFields | ((answer: unknown) => readonly string[]);
  /** Which text the error for an invalid response has. @default "other" */
  readonly answerErrorText?: "checkFailed" | "other";
}

/** Makes a call. Resolves to the response body, or `undefined` if it has none. */
export type Send = (call: Call, options?: CallOptions) => Promise<unknown>;

/** A request body with every field of an input, so that a new field of the API has to be added to the body too. */
export type BodyOf<Input> = Readonly<Record<keyof Input, unknown>>;

// `setTimeout` fires at once when the delay is longer.
const maxTimerDelay = 2 ** 31 - 1;

type Limits = Pick<CallOptions, "attempts" | "deadline" | "timeout">;

/**
 * Throws for limits that can't work.
 *
 * @throws {RangeError} when a timeout is not above 0, or `attempts` is below 1.
 */
export function assertLimits({ timeout, deadline, attempts }: Limits): void {
  for (const [name, time] of Object.entries({ timeout, deadline }))
    if (time !== undefined && !(time > 0))
      throw new RangeError(`${name} has to be milliseconds above 0, and is ${time}`);
  if (attempts !== undefined && attempts !== Infinity && !(Number.isInteger(attempts) && attempts > 0))
    throw new RangeError(`attempts has to be a whole number from 1 on, and is ${attempts}`);
}

interface Attempt {
  readonly signal: AbortSignal | undefined;
  readonly timeout: number;
  readonly count: number;
  readonly begin: number;
  readonly untilDeadline: number;
  readonly log: (event: AttemptEvent) => void;
}

/**
 * Returns the function that every method of a client uses to call the API. Timeouts, retries and errors are handled
 * only here.
 *
 * @param onFailure Called with each response that has an error status.
 * @throws {TypeError} when `baseUrl` is invalid.
 */
export function createSend(
  defaultMessages: StatusMessages,
  options: ClientOptions,
  onFailure?: (failed: FailedResponse) => void,
): Send {
  const { baseUrl = "", credentials = "same-origin", messages = defaultMessages } = options;
  const { language = messages.language } = options;
  const root = toRoot(baseUrl);
  assertLimits(options);
  const fetch: typeof globalThis.fetch = options.fetch ?? ((...request) => globalThis.fetch(...request));

  /**
   * Returns the request, the same for each attempt. Throws for an invalid header, because that is the caller's mistake.
   */
  const toRequest = (call: Call, { headers }: CallOptions): RequestInit => {
    const own = {
      accept: "application/json",
      "accept-language": language,
      ...(call.body === undefined ? {} : { "content-type": "application/json" }),
    };
    const sent = new Headers(own);
    for (const [name, value] of Object.entries({ ...options.headers, ...headers })) sent.set(name, value);
    if (call.token !== undefined) sent.set("authorization", `Bearer ${call.token}`);
    const body = call.body === undefined ? {} : { body: JSON.stringify(call.body) };
    return { method: call.method, credentials, headers: sent, ...body };
  };

  const ask = async (call: Call, request: RequestInit, log: Attempt["log"]): Promise<unknown> => {
    const response = await fetch(`${root}${call.path}`, request);
    const { status, statusText, headers } = response;
    log({ type: "response", status, requestId: headers.get("x-request-id") ?? undefined });
    const { method, path, required = {} } = call;
    const data = typeof request.body === "string" ? request.body : undefined;
    const answer = await readResponse(response, call, messages, (text) =>
      onFailure?.({ method, path, data, status, statusText, text }),
    );
    const fields = typeof required === "function" ? required(answer) : missingFields(answer, required);
    if (fields.length > 0)
      throw new AnswerError(call, fields, { body: answer, text: messages[call.answerErrorText ?? "other"] });
    return answer;
  };

  const attempt = async (
    call: Call,
    request: RequestInit,
    { signal, timeout, untilDeadline, count, begin, log }: Attempt,
  ): Promise<unknown> => {
    const limit = Math.min(timeout, untilDeadline);
    const controller = new AbortController();
    const abort = () => controller.abort(toReason(signal));
    const timer = limit > maxTimerDelay ? undefined : setTimeout(() => controller.abort(), limit);
    signal?.addEventListener("abort", abort, { once: true });
    try {
      // A custom `fetch` may ignore the signal.
      return await untilAborted(ask(call, { ...request, signal: controller.signal }, log), controller.signal);
    } catch (cause) {
      if (signal?.aborted) throw toReason(signal);
      if (HeaterAgeError.is(cause)) throw cause;
      if (controller.signal.aborted) {
        const text = messages.statuses[408] ?? messages.noConnection;
        throw new TimeoutError(call, { elapsed: Date.now() - begin, attempts: count, text, cause });
      }
      throw new ConnectionError(call, { text: messages.noConnection, cause });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    }
  };

  return async (call, callOptions = {}) => {
    if (root === "" && options.fetch === undefined) requirePage();
    const { method, path, retry = method === "GET" ? readPolicy : defaultPolicy } = call;
    assertLimits(callOptions);
    const { signal } = callOptions;
    const { timeout = options.timeout ?? defaultTimeout, deadline = options.deadline ?? Infinity } =
      callOptions;
    const attempts = Math.min(retry.attempts, callOptions.attempts ?? options.attempts ?? Infinity);
    const request = toRequest(call, callOptions);
    const begin = Date.now();
    const end = begin + deadline;
    for (let count = 1; ; count++) {
      if (signal?.aborted) throw toReason(signal);
      const start = Date.now();
      const log: Attempt["log"] = (event) =>
        emit(options.log, { method, path, attempt: count, milliseconds: Date.now() - start, ...event });
      log({ type: "request" });
      try {
        const untilDeadline = end - start;
        return await attempt(call, request, { signal, timeout, untilDeadline, count, begin, log });
      } catch (error) {
        log({ type: "failure", error });
        const wait = count < attempts && isTransient(error) ? retryDelay(retry, count, error) : undefined;
        if (wait === undefined || Date.now() + wait >= end) throw error;
        log({ type: "retry", error, wait });
        await pause(wait, signal);
      }
    }
  };
}
