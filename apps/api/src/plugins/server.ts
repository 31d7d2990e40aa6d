/** How long a caller may take, in milliseconds. */
export interface Timeouts {
  /** Until the headers of a request are complete. */
  readonly headers: number;
  /** Until a request is complete with its body. */
  readonly request: number;
  /** That a connection stays open without a request. Longer than proxies keep theirs, so that they close first. */
  readonly idle: number;
  /** Between two looks for those who take longer. */
  readonly look: number;
}

/** How long callers of the product may take. */
export const timeouts: Timeouts = { headers: 10_000, request: 30_000, idle: 72_000, look: 2000 };

/** Bytes of all headers of a request together. */
export const headerLimit = 16 * 1024;

const bodyLimit = 64 * 1024;
const parameterLimit = 100;
const connectionLimit = 5000;

/** Options of a server that does not let a caller take up more than his share of it. */
export const serverOptions = ({ headers, request, idle, look }: Timeouts) =>
  ({
    bodyLimit,
    requestTimeout: request,
    keepAliveTimeout: idle,
    routerOptions: { maxParamLength: parameterLimit },
    http: { headersTimeout: headers, connectionsCheckingInterval: look, maxHeaderSize: headerLimit },
  }) as const;

/** Connections that are open at the same moment; further ones are closed at once. */
export function limitConnections(server: { maxConnections: number }): void {
  server.maxConnections = connectionLimit;
}
