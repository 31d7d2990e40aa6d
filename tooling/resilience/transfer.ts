import { type Agent, request as ask } from "node:http";
import type { CostlyRequest } from "./requests.ts";

/** The outcome of a request, without the answer's text. */
export interface Transfer {
  /** 0 without an answer. */
  readonly status: number;
  /** Bytes of the answer's body. */
  readonly bytes: number;
}

/** How a request is sent. */
export interface TransferOptions {
  readonly url: string;
  readonly agent: Agent;
  /** The number of the visitor, which has its own address, up to sixteen million. */
  readonly visitor: number;
}

const timeout = 60_000;

/** Returns a visitor's address, a different one for each number. */
export const toAddress = (visitor: number): string =>
  `10.${Math.floor(visitor / 65_536) % 256}.${Math.floor(visitor / 256) % 256}.${visitor % 256}`;

/** Sends a request and counts the bytes of its answer. Never throws. */
export function transfer(
  { method, path, headers, body = "", stalls = false }: CostlyRequest,
  { url, agent, visitor }: TransferOptions,
): Promise<Transfer> {
  return new Promise((resolve) => {
    const none = (): void => resolve({ status: 0, bytes: 0 });
    const length = Buffer.byteLength(body) + Number(stalls);
    const outgoing = ask(
      `${url}${path}`,
      {
        method,
        agent,
        signal: AbortSignal.timeout(timeout),
        headers: { ...headers, "x-forwarded-for": toAddress(visitor), "content-length": length },
      },
      (incoming) => {
        let bytes = 0;
        incoming.on("data", (piece: Buffer) => {
          bytes += piece.length;
        });
        incoming.on("error", none);
        incoming.on("end", () => resolve({ status: incoming.statusCode ?? 0, bytes }));
      },
    );
    outgoing.on("error", none);
    if (stalls) outgoing.write(body);
    else outgoing.end(body);
  });
}
