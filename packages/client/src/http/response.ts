import type { StatusMessages } from "../texts/status-messages.ts";
import {
  ApiError,
  ConnectionError,
  type ErrorDetail,
  InvalidRequestError,
  type RequestLine,
} from "./errors.ts";
import { findField, isText } from "./fields.ts";

/** Returns the body as JSON, or as text with the problem if it is not JSON. */
function parse(text: string): { readonly body: unknown; readonly problem?: unknown } {
  try {
    return { body: JSON.parse(text) };
  } catch (problem) {
    return { body: text, problem };
  }
}

function textField(body: unknown, name: "code" | "message"): string | undefined {
  const value = findField(body, name);
  return isText(value) ? value : undefined;
}

/**
 * Returns the milliseconds of `Retry-After`. A date is compared with the server's own clock, if its time can be read.
 */
function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get("retry-after");
  if (value === null) return undefined;
  if (/^\d+$/u.test(value)) return Number(value) * 1000;
  // HTTP dates start with a weekday: "Sat, 21 Nov 2026 09:30:00 GMT". `Date.parse` also accepts other texts as dates.
  if (!/^[a-z]/iu.test(value)) return undefined;
  const now = Date.parse(headers.get("date") ?? "");
  const wait = Date.parse(value) - (Number.isNaN(now) ? Date.now() : now);
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0);
}

/**
 * Returns a note about the web page that arrived instead of the API's response, from a proxy, a captive portal, or
 * another site at a mistyped address. `undefined` if it is not a page.
 */
const pageNote = ({ url, headers }: Response, text: string): string | undefined =>
  headers.get("content-type")?.includes("html") === true || /^\s*</u.test(text)
    ? `something other than the API answered with a web page at ${url || "this address"}`
    : undefined;

const refusals = new Set([400, 422]);

function readDetails(body: unknown): readonly ErrorDetail[] {
  const details = findField(body, "details");
  return Array.isArray(details) ? (details as readonly ErrorDetail[]) : [];
}

/**
 * Returns the body of a response, or `undefined` if it has none.
 *
 * @param onFailure Called with the body of a response that has an error status.
 * @throws {ApiError} when the response has an error status.
 * @throws {ConnectionError} when the response is not the API's, for example the page of a captive portal.
 */
export async function readResponse(
  response: Response,
  request: RequestLine,
  messages: StatusMessages,
  onFailure: (text: string) => void,
): Promise<unknown> {
  const text = await response.text();
  const { body, problem } = parse(text);
  const { ok, status, headers } = response;
  if (!ok) {
    onFailure(text);
    const note = pageNote(response, text);
    const details = {
      status,
      code: textField(body, "code"),
      requestId: headers.get("x-request-id") ?? undefined,
      body,
      retryAfter: readRetryAfter(headers),
      text: textField(body, "message") ?? messages.statuses[status] ?? messages.other,
      ...(note !== undefined && { note: ` (${note})` }),
    };
    throw refusals.has(status)
      ? new InvalidRequestError(request, details, readDetails(body))
      : new ApiError(request, details);
  }
  if (status === 204) return undefined;
  if (problem !== undefined)
    throw new ConnectionError(request, {
      text: messages.noConnection,
      cause: problem,
      reason: pageNote(response, text),
    });
  return body;
}
