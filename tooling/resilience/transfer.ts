import type { CostlyRequest } from "./requests.ts";

/** The outcome of a request, without the answer's text. */
export interface Transfer {
  /** 0 without an answer. */
  readonly status: number;
  /** Bytes of the answer's body. */
  readonly bytes: number;
}

/** Returns a visitor's address, a different one for each number up to sixteen million. */
export const toAddress = (visitor: number): string =>
  `10.${Math.floor(visitor / 65_536) % 256}.${Math.floor(visitor / 256) % 256}.${visitor % 256}`;

/** Sends a request of a visitor, and counts the bytes of its answer. Never throws. */
export async function transfer(
  url: string,
  visitor: number,
  { method, path, headers, body }: CostlyRequest,
): Promise<Transfer> {
  try {
    const response = await fetch(url + path, {
      method,
      signal: AbortSignal.timeout(60_000),
      headers: { "accept-encoding": "identity", "x-forwarded-for": toAddress(visitor), ...headers },
      body: body ?? null,
    });
    return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
  } catch {
    return { status: 0, bytes: 0 };
  }
}
