import { AnswerError, ConnectionError, HeaterAgeError, TimeoutError } from "./errors.ts";
import { newKey } from "./key.ts";
import type { StatusMessages } from "./messages.ts";
import { readResponse } from "./response.ts";
import { isPassing, pause, reasonOf, type RetryPolicy, waitBefore } from "./retry.ts";

/** How a client reaches the API. */
export interface ClientOptions {
  /**
   * Where the API is, without `/api`. A page on the API's own site needs none.
   *
   * @default "" (the site of the page)
   * @example "https://heater-age.example"
   */
  readonly baseUrl?: string;
  /** @default the global `fetch` */
  readonly fetch?: typeof globalThis.fetch;
  /** Whether cookies are sent. @default "same-origin" */
  readonly credentials?: "include" | "omit" | "same-origin";
  /** Texts for visitors, from `@heater-age/client/messages/<language>`. @default English */
  readonly messages?: StatusMessages;
  /** Language of the API's texts, BCP 47. @default that of `messages` */
  readonly language?: string;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What can be said about one call. */
export interface CallOptions {
  /** Ends the call; it rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /**
   * Milliseconds for each attempt, its answer read to the end.
   *
   * @default 10000 for reading; none for writing
   */
  readonly timeout?: number;
  /**
   * Milliseconds for the whole call, with all attempts and the waits between them. Nothing is sent again that could not
   * be answered in time.
   *
   * @default none
   */
  readonly deadline?: number;
  /**
   * How often the request is sent at most; never more often than the method says. For callers that repeat calls
   * themselves.
   *
   * @default as often as the method says
   * @example 1
   */
  readonly attempts?: number;
  /**
   * Names a write, so that it is done once however often it is sent: 16 to 128 visible characters. Give one where the
   * same write can be asked for in another call, as by a person who presses a button again.
   *
   * @default another for each call
   * @example crypto.randomUUID()
   */
  readonly idempotencyKey?: string;
  /** Sent with this request, along with those of the client. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What is asked of the API. */
interface Call {
  readonly method: "DELETE" | "GET" | "POST";
  /** From `/api` on. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
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

function headersOf({ body }: Call, idempotencyKey: string | undefined, language: string) {
  return {
    accept: "application/json",
    "accept-language": language,
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
  };
}

/**
 * Makes the function that all methods of a client call through: time-outs, attempts and errors are decided here and
 * nowhere else.
 */
export function createSend(defaultMessages: StatusMessages, options: ClientOptions): Send {
  const { baseUrl = "", credentials = "same-origin", messages = defaultMessages } = options;
  const { language = messages.language, headers = {} } = options;
  const fetch: typeof globalThis.fetch = options.fetch ?? ((...request) => globalThis.fetch(...request));

  const attempt = async (call: Call, callOptions: CallOptions, left: number) => {
    const { signal, timeout, idempotencyKey } = callOptions;
    const own = timeout ?? (call.method === "GET" ? readTimeout : Infinity);
    const limit = Math.min(own, left);
    const controller = new AbortController();
    const abort = () => controller.abort(reasonOf(signal));
    const timer = limit === Infinity ? undefined : setTimeout(() => controller.abort(), limit);
    signal?.addEventListener("abort", abort, { once: true });
    try {
      const sent = new Headers({
        ...headersOf(call, idempotencyKey, language),
        ...headers,
        ...callOptions.headers,
      });
      if (call.token !== undefined) sent.set("authorization", `Bearer ${call.token}`);
      const response = await fetch(`${baseUrl.replace(/\/$/u, "")}${call.path}`, {
        method: call.method,
        credentials,
        headers: sent,
        signal: controller.signal,
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      });
      const body = await readResponse(response, call, messages);
      const fields = call.lacks?.(body) ?? [];
      if (fields.length > 0)
        throw new AnswerError(call, fields, { body, text: messages[call.lackText ?? "other"] });
      return body;
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
    const { signal, deadline = Infinity } = callOptions;
    const attempts = Math.min(call.retry.attempts, callOptions.attempts ?? Infinity);
    const key = callOptions.idempotencyKey ?? (attempts > 1 ? newKey() : undefined);
    const named =
      call.method === "POST" && key !== undefined ? { ...callOptions, idempotencyKey: key } : callOptions;
    const end = Date.now() + deadline;
    for (let made = 1; ; made++) {
      if (signal?.aborted) throw reasonOf(signal);
      try {
        return await attempt(call, named, end - Date.now());
      } catch (error) {
        const wait = made < attempts && isPassing(error) ? waitBefore(call.retry, made, error) : undefined;
        if (wait === undefined || Date.now() + wait >= end) throw error;
        await pause(wait, signal);
      }
    }
  };
}
