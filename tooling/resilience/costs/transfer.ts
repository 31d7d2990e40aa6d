import { type Agent, request as ask } from "node:http";
import type { CostlyRequest } from "./requests.ts";

/** The outcome of a request, without the answer's text. */
export interface Transfer {
  /** 0 without an answer. */
  readonly status: number;
  /** Bytes of the answer's body. */
  readonly bytes: number;
  /** Milliseconds. */
  readonly took: number;
}

/** How a request is sent. */
export interface TransferOptions {
  readonly url: string;
  readonly agent: Agent;
  /** The visitor's IP address. */
  readonly address: string;
}

const timeout = 60_000;

/** Returns a visitor's address, a different one for each number up to sixteen million. */
export const addressOf = (number: number): string =>
  `10.${Math.floor(number / 65_536) % 256}.${Math.floor(number / 256) % 256}.${number % 256}`;

/** Sends a request and counts the bytes of its answer. Never throws. */
export function transfer(
  { method, path, headers, body, stalls = false }: Omit<CostlyRequest, "route" | "what">,
  { url, agent, address }: TransferOptions,
): Promise<Transfer> {
  const began = performance.now();
  return new Promise((resolve) => {
    let [status, bytes] = [0, 0];
    const end = (): void => resolve({ status, bytes, took: performance.now() - began });
    const none = (): void => {
      status = 0;
      end();
    };
    const outgoing = ask(
      `${url}${path}`,
      {
        method,
        agent,
        signal: AbortSignal.timeout(timeout),
        headers: {
          ...headers,
          "x-forwarded-for": address,
          ...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) + (stalls ? 1 : 0) }),
        },
      },
      (incoming) => {
        status = incoming.statusCode ?? 0;
        incoming.on("data", (piece: Buffer) => {
          bytes += piece.length;
        });
        incoming.on("error", none);
        incoming.on("end", end);
      },
    );
    outgoing.on("error", none);
    if (stalls) outgoing.write(body);
    else outgoing.end(body);
  });
}
