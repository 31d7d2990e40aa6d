import type { Server } from "node:http";

/** Maximum number of open connections of a server. */
const maxConnections = 5000;
/** Milliseconds for the headers of a request while more than half of the connections are open. */
const crowdedHeaders = 2000;

/**
 * Limits the number of open connections. Further ones are closed immediately. While more than half are open, the headers
 * of a request must arrive within two seconds, so that unfinished requests don't take the places of other visitors.
 *
 * @param max Maximum number of connections.
 * @param crowded Milliseconds for the headers while more than half are open.
 */
export function limitConnections(server: Server, max = maxConnections, crowded = crowdedHeaders): void {
  const { headersTimeout } = server;
  server.maxConnections = max;
  server.on("connection", () => {
    server.getConnections((_error, count) => {
      server.headersTimeout = count > max / 2 ? Math.min(crowded, headersTimeout) : headersTimeout;
    });
  });
}
