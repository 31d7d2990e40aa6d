/** A request of a visitor. */
export interface VisitorRequest {
  /** @default "POST" with a body, "GET" without */
  readonly method?: string;
  readonly path: string;
  /** @default those of JSON */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  /** 0 without an answer. */
  readonly status: number;
  /** The answer's body, or why there is none. */
  readonly text: string;
}

/** Returns a visitor's address, a different one for each number up to sixteen million. */
const toAddress = (visitor: number): string =>
  `10.${Math.floor(visitor / 65_536) % 256}.${Math.floor(visitor / 256) % 256}.${visitor % 256}`;

/**
 * Sends a request of a visitor, and waits for the answer. Never throws.
 *
 * @param visitor A number, for the visitor's address.
 */
export async function send(
  url: string,
  visitor: number,
  request: VisitorRequest,
  timeout = 15_000,
): Promise<Answer> {
  const { path, body, method = body === undefined ? "GET" : "POST", headers } = request;
  try {
    const response = await fetch(url + path, {
      method,
      signal: AbortSignal.timeout(timeout),
      headers: {
        "x-forwarded-for": toAddress(visitor),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      body: body ?? null,
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: 0, text: error instanceof Error ? error.name : String(error) };
  }
}
