import { requirePage, rootOf } from "./base-url.ts";
import { AnswerError, ConnectionError, HeaterAgeError, TimeoutError } from "./errors.ts";
import type { Refused } from "./failures.ts";
import { newKey } from "./key.ts";
import { type Happening, type Log, tell } from "./log.ts";
import type { StatusMessages } from "./messages.ts";
import type { ErrorInput } from "./resources/errors.ts";
import { readPdf, readResponse } from "./response.ts";
import { isPassing, pause, reasonOf, type RetryPolicy, waitBefore } from "./retry.ts";

/** How a client reaches the API. */
export interface ClientOptions {
  /**
   * Address of a Heater Age server, without `/api`: the publisher's, or your own. A page on the server's own site needs
   * none. What is no http(s) address is refused with a `TypeError` at once; so is, by every call, an empty one where
   * there is no page, unless there is a `fetch` of your own.
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
  /**
   * Told what happens in each call, for a log or for measuring. It cannot break a call.
   *
   * @example ({ type, method, path, attempt }) => console.debug(type, method, path, attempt)
   */
  readonly log?: Log | undefined;
  /**
   * Whether the operator of the API is told, by `POST /api/errors`, of answers with which the API refuses: all but 400,
   * and at most five in five minutes. Nothing that was typed is in a report. A function can add to a report what else is
   * known, such as the page. Foreign pages may not make this call: it is for programs and for the API's own site.
   *
   * @default false
   */
  readonly reportFailures?: boolean | ((report: ErrorInput) => ErrorInput | Promise<ErrorInput>) | undefined;
}

/** What can be said about one call. */
export interface CallOptions {
  /** Ends the call; it rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Milliseconds for each attempt, its answer read to the end.
   *
   * @default 10000 for reading; none for writing
   */
  readonly timeout?: number | undefined;
  /**
   * Milliseconds for the whole call, with all attempts and the waits between them. Nothing is sent again that could not
   * be answered in time.
   *
   * @default none
   */
  readonly deadline?: number | undefined;
  /**
   * How often the request is sent at most; never more often than the method says. For callers that repeat calls
   * themselves.
   *
   * @default as often as the method says
   * @example 1
   */
  readonly attempts?: number | undefined;
  /**
   * Names a write, so that it is done once however often it is sent: 16 to 128 visible characters. Give one where the
   * same write can be asked for in another call, as by a person who presses a button again.
   *
   * @default another for each call that may be sent again; none with `attempts: 1`
   * @example crypto.randomUUID()
   */
  readonly idempotencyKey?: string | undefined;
  /** Sent with this request, along with those of the client. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** What is asked of the API. */
interface Call {
  readonly method: "DELETE" | "GET" | "POST";
  /** From `/api` on. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** What is answered, where that is no JSON: its bytes are given. */
  readonly accept?: "application/pdf";
  /** What proves that the caller may do this. Sent as `Authorization`. */
  readonly token?: string;
  readonly retry: RetryPolicy;
  /** Names what an answer lacks that is promised. */
  readonly lacks?: (answer: unknown) => readonly string[];
  /** Which text says that it does. @default "other" */
  readonly lackText?: "checkFailed" | "other";
}

/** Makes a call and gives the body of the answer, `undefined` when it has none. */
export type Send = (call: Call, options?: CallOptions) => Promise<unknown>;

const readTimeout = 10_000;
// What is longer a timer takes for nothing.
const longestTimer = 2 ** 31 - 1;

type AttemptLog = (event: Happening) => void;

interface AttemptOptions {
  readonly signal: AbortSignal | undefined;
  readonly timeout: number | undefined;
  /** Milliseconds until the deadline. */
  readonly left: number;
  readonly log: AttemptLog;
}

function headersOf({ body, accept }: Call, idempotencyKey: string | undefined, language: string) {
  return {
    accept: accept ?? "application/json",
    "accept-language": language,
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
  };
}

/**
 * Makes the function that all methods of a client call through: time-outs, attempts and errors are decided here and
 * nowhere else.
 *
 * @param refused Told of each answer with which the API says no.
 * @throws {TypeError} when `baseUrl` is no address.
 */
export function createSend(
  defaultMessages: StatusMessages,
  options: ClientOptions,
  refused?: (refused: Refused) => void,
): Send {
  const { baseUrl = "", credentials = "same-origin", messages = defaultMessages } = options;
  const { language = messages.language } = options;
  const root = rootOf(baseUrl);
  const fetch: typeof globalThis.fetch = options.fetch ?? ((...request) => globalThis.fetch(...request));

  /** What is sent, the same in each attempt. What cannot be is a mistake of the caller, and no failure of the API. */
  const requestOf = (call: Call, { headers, idempotencyKey }: CallOptions): RequestInit => {
    const sent = new Headers(headersOf(call, idempotencyKey, language));
    for (const [name, value] of Object.entries({ ...options.headers, ...headers })) sent.set(name, value);
    if (call.token !== undefined) sent.set("authorization", `Bearer ${call.token}`);
    const body = call.body === undefined ? {} : { body: JSON.stringify(call.body) };
    return { method: call.method, credentials, headers: sent, ...body };
  };

  const ask = async (call: Call, request: RequestInit, log: AttemptLog): Promise<unknown> => {
    const response = await fetch(`${root}${call.path}`, request);
    const { status, statusText, headers } = response;
    log({ type: "response", status, requestId: headers.get("x-request-id") ?? undefined });
    const { method, path } = call;
    const data = typeof request.body === "string" ? request.body : undefined;
    if (call.accept !== undefined && response.ok) return readPdf(response, call, messages);
    const answer = await readResponse(response, call, messages, (text) =>
      refused?.({ method, path, data, status, statusText, text }),
    );
    const fields = call.lacks?.(answer) ?? [];
    if (fields.length > 0)
      throw new AnswerError(call, fields, { body: answer, text: messages[call.lackText ?? "other"] });
    return answer;
  };

  const attempt = async (
    call: Call,
    request: RequestInit,
    { signal, timeout, left, log }: AttemptOptions,
  ): Promise<unknown> => {
    const own = timeout ?? (call.method === "GET" ? readTimeout : Infinity);
    const limit = Math.min(own, left);
    const controller = new AbortController();
    const abort = () => controller.abort(reasonOf(signal));
    const timer = limit > longestTimer ? undefined : setTimeout(() => controller.abort(), limit);
    signal?.addEventListener("abort", abort, { once: true });
    // A `fetch` of the caller's may not listen.
    const stopped = new Promise<never>((_resolve, reject) => {
      controller.signal.addEventListener("abort", () => reject(reasonOf(controller.signal)), { once: true });
    });
    try {
      return await Promise.race([ask(call, { ...request, signal: controller.signal }, log), stopped]);
    } catch (cause) {
      if (signal?.aborted) throw reasonOf(signal);
      if (HeaterAgeError.is(cause)) throw cause;
      if (controller.signal.aborted) {
        throw new TimeoutError(call, limit, { text: messages.statuses[408] ?? messages.noConnection, cause });
      }
      throw new ConnectionError(call, { text: messages.noConnection, cause });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    }
  };

  return async (call, callOptions = {}) => {
    if (root === "" && options.fetch === undefined) requirePage();
    const { signal, timeout, deadline = Infinity } = callOptions;
    const attempts = Math.min(call.retry.attempts, callOptions.attempts ?? Infinity);
    const isWrite = call.method === "POST";
    const idempotencyKey = isWrite
      ? (callOptions.idempotencyKey ?? (attempts > 1 ? newKey() : undefined))
      : undefined;
    const request = requestOf(call, { ...callOptions, idempotencyKey });
    const end = Date.now() + deadline;
    for (let made = 1; ; made++) {
      if (signal?.aborted) throw reasonOf(signal);
      const start = Date.now();
      const log: AttemptLog = (event) =>
        tell(options.log, {
          method: call.method,
          path: call.path,
          attempt: made,
          milliseconds: Date.now() - start,
          ...event,
        });
      log({ type: "request" });
      try {
        return await attempt(call, request, { signal, timeout, left: end - start, log });
      } catch (error) {
        log({ type: "failure", error });
        const wait = made < attempts && isPassing(error) ? waitBefore(call.retry, made, error) : undefined;
        if (wait === undefined || Date.now() + wait >= end) throw error;
        log({ type: "retry", error, wait });
        await pause(wait, signal);
      }
    }
  };
}
