import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Timeouts of connections in milliseconds. */
export interface Timeouts {
  /** Until the headers of a request are complete. */
  readonly headers: number;
  /** Until a request is complete with its body. */
  readonly request: number;
  /** For a connection without a request. Longer than those of proxies, so that they close first. */
  readonly idle: number;
  /** Interval of the check for exceeded timeouts. */
  readonly checkInterval: number;
  /** For pending requests when the server is stopped. */
  readonly end: number;
}

/** The timeouts of the website, the same as those of the API. */
export const timeouts: Timeouts = {
  headers: 10_000,
  request: 30_000,
  idle: 72_000,
  checkInterval: 2000,
  end: 4000,
};

const headerLimit = 16 * 1024;
/** For one address: more than the browsers of a large office open. */
const limitPerAddress = 256;
const pause = 100;

/** Returns server options that limit the resources of one visitor. */
export const serverOptions = ({ headers, request, idle, checkInterval }: Timeouts) =>
  ({
    requestTimeout: request,
    keepAliveTimeout: idle,
    // Requests on an open connection are served to the end, because no other server can take them over.
    return503OnClosing: false,
    http: { headersTimeout: headers, connectionsCheckingInterval: checkInterval, maxHeaderSize: headerLimit },
  }) as const;

/** Options of {@link limitAddresses}. */
export interface ConnectionLimits {
  /** Number of proxies in front. With one, all connections have its address, so addresses aren't counted. */
  readonly trustedProxies: number;
  /** Maximum number of open connections of one address. */
  readonly perAddress?: number;
}

/** Limits the number of open connections of one address. Further ones are closed immediately. */
export function limitAddresses(
  server: Server,
  { trustedProxies, perAddress = limitPerAddress }: ConnectionLimits,
): void {
  if (trustedProxies > 0) return;
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    const count = (open.get(address) ?? 0) + 1;
    if (count > perAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}

/**
 * Accepts no more requests, and resolves when the pending ones are answered or timed out.
 *
 * @param within Timeout in milliseconds.
 */
export async function closeInOrder(app: FastifyInstance, within = timeouts.end): Promise<void> {
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
