import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { type ClientOptions, createClient } from "../src/index.ts";

/** A received request. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Responds to a request, or doesn't. */
export type Answer = (response: ServerResponse, received: Received) => void;

/** Starts a server that sends the responses in order and repeats the last one. */
export async function serve(...answers: readonly [Answer, ...Answer[]]) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then(
      (body) => {
        const { method = "", url = "", headers } = request;
        const answer = answers[Math.min(received.length, answers.length - 1)];
        const receivedRequest = { method, url, headers, body };
        received.push(receivedRequest);
        answer?.(response, receivedRequest);
      },
      () => {},
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const baseUrl = `http://127.0.0.1:${port}`;
  return {
    baseUrl,
    received,
    client: (options: ClientOptions = {}) => createClient({ baseUrl, ...options }),
  };
}

/** Responds with JSON. */
export const json =
  (status: number, body: unknown, headers: OutgoingHttpHeaders = {}): Answer =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  };

/** Closes the connection. */
export const dropped: Answer = (response) => void response.destroy();

/** Sends no response. */
export const silent: Answer = () => {};

/** Returns the error that a call rejects with. */
export const toFailure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => {
      throw new Error("expected a failure");
    },
    (error: unknown) => error,
  );
