import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

/** A request that a test's server received. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server that replaces an external one during a test. */
export interface OutsideServer {
  readonly url: string;
  readonly received: readonly ReceivedRequest[];
}

/** Starts a server that sends the responses in order and repeats the last one. */
export async function outsideServer(
  ...answers: readonly [(response: ServerResponse) => void, ...((response: ServerResponse) => void)[]]
): Promise<OutsideServer> {
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = "", url = "", headers } = request;
      const answer = answers[Math.min(received.length, answers.length - 1)];
      received.push({ method, url, headers, body });
      answer?.(response);
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, received };
}
