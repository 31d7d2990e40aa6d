import type { FastifyInstance } from "fastify";

/** How long visitors may take, in milliseconds. */
export interface Patience {
  /** Until the headers of a request are complete. */
  readonly headers: number;
  /** Until a request is complete with its body. */
  readonly request: number;
  /** That a connection stays open without a request. Longer than proxies keep theirs, so that they close first. */
  readonly idle: number;
  /** Between two looks for those who take longer. */
  readonly look: number;
  /** That requests may take which are under way when the server is told to end. */
  readonly end: number;
}

/** How long visitors of the website may take: as long as callers of the API. */
export const patience: Patience = {
  headers: 10_000,
  request: 30_000,
  idle: 72_000,
  look: 2000,
  end: 7000,
};

const headerLimit = 16 * 1024;
const connectionLimit = 5000;
const pause = 100;

/** Options of a server that does not let a visitor take up more than his share of it. */
export const serverOptions = ({ headers, request, idle, look }: Patience) =>
  ({
    requestTimeout: request,
    keepAliveTimeout: idle,
    // What comes on an open connection is served to the end: no other server knows of it.
    return503OnClosing: false,
    http: { headersTimeout: headers, connectionsCheckingInterval: look, maxHeaderSize: headerLimit },
  }) as const;

/** Connections that are open at the same moment; further ones are closed at once. */
export function limitConnections(server: { maxConnections: number }): void {
  server.maxConnections = connectionLimit;
}

/**
 * Takes no more requests, and resolves when those that are under way are answered or out of time.
 *
 * @param within Milliseconds that they may take.
 */
export async function closeInOrder(app: FastifyInstance, within = patience.end): Promise<void> {
  // A connection whose request is answered would wait for another one.
  const idle = setInterval(() => app.server.closeIdleConnections(), pause);
  const late = setTimeout(() => app.server.closeAllConnections(), within);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(late);
  }
}
