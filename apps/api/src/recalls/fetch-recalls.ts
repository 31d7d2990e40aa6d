import { RecallImportError } from "./read-recalls.ts";

/** Options of {@link fetchRecalls}. */
export interface FetchOptions {
  /** Address of the service, without its query. */
  readonly address: string;
  /** First day of the recalls, `"YYYY-MM-DD"`. */
  readonly since: string;
  /** Timeout of the whole response in milliseconds. @default two minutes */
  readonly timeout?: number;
  /** Maximum bytes of the response. @default 100 million, about three times all recalls */
  readonly mostBytes?: number;
}

const twoMinutes = 120_000;
const hundredMillion = 100_000_000;

async function bodyOf(response: Response, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const body: ReadableStream<Uint8Array> | null = response.body;
  if (body === null) return "";
  let bytes = 0;
  let text = "";
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new RecallImportError(`The answer has more than ${mostBytes} bytes.`);
    try {
      text += decoder.decode(chunk, { stream: true });
    } catch (error) {
      throw new RecallImportError("The answer is no text.", { cause: error });
    }
  }
  return text + decoder.decode();
}

/**
 * Fetches the recalls since a day from the public recall service.
 *
 * @returns the response as text.
 * @throws {RecallImportError} when the service times out, responds with an error or a redirect, or sends too much.
 */
export async function fetchRecalls(options: FetchOptions): Promise<string> {
  const { address, since, timeout = twoMinutes, mostBytes = hundredMillion } = options;
  const url = URL.parse(address);
  if (url === null || !/^https?:$/u.test(url.protocol))
    throw new RecallImportError(`RECALLS_URL is no address: ${address}`);
  url.searchParams.set("format", "json");
  url.searchParams.set("RecallDateStart", since);
  try {
    const response = await fetch(url, {
      headers: { accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new RecallImportError(`The service answers with status ${response.status}.`);
    return await bodyOf(response, mostBytes);
  } catch (error) {
    if (error instanceof RecallImportError) throw error;
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    throw new RecallImportError(
      isLate
        ? `The service did not answer within ${timeout / 1000} seconds.`
        : `The service cannot be reached: ${url.origin}`,
      { cause: error },
    );
  }
}
