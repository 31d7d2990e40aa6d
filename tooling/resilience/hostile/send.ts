import { Agent, request as ask } from "node:http";

/** A request sent unchanged, as far as HTTP allows. */
export interface RawRequest {
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface RawAnswer {
  /** 0 without an answer. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
  /** Milliseconds. */
  readonly took: number;
  /** Why there is no answer. */
  readonly reason: string;
}

// Long enough for a busy machine.
const timeout = 60_000;

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Sends a request. Never throws: if Node.js refuses to send it, the status is 0 and the reason "unsendable". */
export function send(url: string, { method, path, headers, body }: RawRequest): Promise<RawAnswer> {
  const began = performance.now();
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const none = (reason: string) =>
      resolve({ status: 0, headers: {}, body: "", took: performance.now() - began, reason });
    try {
      const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
      const outgoing = ask(
        {
          hostname,
          port,
          method,
          path,
          headers: { ...length, ...headers },
          agent,
          signal: AbortSignal.timeout(timeout),
        },
        (incoming) => {
          const pieces: Buffer[] = [];
          incoming.on("data", (piece: Buffer) => pieces.push(piece));
          incoming.on("error", (error) => none(error.message));
          incoming.on("end", () =>
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              body: Buffer.concat(pieces).toString(),
              took: performance.now() - began,
              reason: "",
            }),
          );
        },
      );
      outgoing.on("error", (error) => none(error.name === "AbortError" ? "hang" : error.message));
      outgoing.end(body);
    } catch {
      none("unsendable");
    }
  });
}
