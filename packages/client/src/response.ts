import { ApiError, type Asked, ConnectionError } from "./errors.ts";
import type { StatusMessages } from "./messages.ts";

/** The body as JSON where it is JSON, else as the text that it is. */
function parse(text: string): { readonly body: unknown; readonly problem?: unknown } {
  try {
    return { body: JSON.parse(text) };
  } catch (problem) {
    return { body: text, problem };
  }
}

function textField(body: unknown, name: "code" | "message"): string | undefined {
  if (typeof body !== "object" || body === null || !(name in body)) return undefined;
  const value: unknown = Reflect.get(body, name);
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Milliseconds that `Retry-After` asks for. A date counts from the server's own clock, where that can be read. */
function retryAfterOf(headers: Headers): number | undefined {
  const value = headers.get("retry-after");
  if (value === null) return undefined;
  if (/^\d+$/u.test(value)) return Number(value) * 1000;
  // "Sat, 21 Nov 2026 09:30:00 GMT" begins with its day: what else can be taken for a date is none.
  if (!/^[a-z]/iu.test(value)) return undefined;
  const now = Date.parse(headers.get("date") ?? "");
  const wait = Date.parse(value) - (Number.isNaN(now) ? Date.now() : now);
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0);
}

// What every PDF begins with: the page of a hotel's network does not.
const PDF = "%PDF-";

/**
 * Reads an answer that is a PDF, as bytes.
 *
 * @throws {ConnectionError} when it is another thing.
 */
export async function readPdf(
  response: Response,
  asked: Asked,
  messages: StatusMessages,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const begins = String.fromCodePoint(...bytes.subarray(0, PDF.length));
  if (begins !== PDF) throw new ConnectionError(asked, { text: messages.noConnection, cause: undefined });
  return bytes;
}

/**
 * Reads the answer. `undefined` when it is one without a body.
 *
 * @param refused Told what the API says no with.
 * @throws {ApiError} when the API said no.
 * @throws {ConnectionError} when the answer is not one of the API, such as the page of a hotel's network.
 */
export async function readResponse(
  response: Response,
  asked: Asked,
  messages: StatusMessages,
  refused: (text: string) => void,
): Promise<unknown> {
  const text = await response.text();
  const { body, problem } = parse(text);
  const { ok, status, headers } = response;
  if (!ok) {
    refused(text);
    throw new ApiError(asked, {
      status,
      code: textField(body, "code"),
      requestId: headers.get("x-request-id") ?? undefined,
      body,
      retryAfter: retryAfterOf(headers),
      text: textField(body, "message") ?? messages.statuses[status] ?? messages.other,
    });
  }
  if (status === 204) return undefined;
  if (problem !== undefined)
    throw new ConnectionError(asked, { text: messages.noConnection, cause: problem });
  return body;
}
