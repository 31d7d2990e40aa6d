import { randomUUID } from "node:crypto";

/** Headers by their names in lower case. */
interface Headers {
  readonly [name: string]: string | readonly string[] | undefined;
}

// Short, and nothing that could end a line or a field of a log.
const safeId = /^[\w.-]{1,64}$/u;
const traceparent = /^00-(?!0{32})(?<traceId>[\da-f]{32})-(?!0{16})(?<spanId>[\da-f]{16})-[\da-f]{2}$/u;

/**
 * Returns the id of a request: the caller's `X-Request-Id`, or a new UUID if there is none or it has other characters
 * than letters, digits, dots, hyphens and underscores, or more than 64.
 */
export function toRequestId({ "x-request-id": id }: Headers): string {
  return typeof id === "string" && safeId.test(id) ? id : randomUUID();
}

/** Returns the trace and span in which the caller made a request, from a valid W3C `traceparent`. */
export function callerSpan({
  traceparent: text,
}: Headers): { readonly traceId: string; readonly spanId: string } | undefined {
  const groups = typeof text === "string" ? traceparent.exec(text)?.groups : undefined;
  const { traceId = "", spanId = "" } = groups ?? {};
  return traceId === "" ? undefined : { traceId, spanId };
}

/** Returns the fields that identify a request in its log lines, besides its id: the trace of the caller. */
export function loggedTrace(headers: Headers): { readonly traceId?: string } {
  const span = callerSpan(headers);
  return span === undefined ? {} : { traceId: span.traceId };
}
