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
}

export const timeouts: Timeouts = { headers: 10_000, request: 15_000, idle: 72_000, checkInterval: 2000 };

/** Maximum bytes of all headers of a request. */
export const headerLimit = 16 * 1024;

/** Maximum bytes of a body on routes without their own limit. */
export const bodyLimit = 64 * 1024;
/** Maximum number of characters in a path segment. */
export const parameterLimit = 100;
/** Milliseconds without progress after which a connection is closed, as when an answer isn't read. */
export const stalledTimeout = 60_000;

/** Returns server options that limit the resources of one caller. */
export const serverOptions = ({ headers, request, idle, checkInterval }: Timeouts) =>
  ({
    bodyLimit,
    requestTimeout: request,
    connectionTimeout: stalledTimeout,
    keepAliveTimeout: idle,
    routerOptions: { maxParamLength: parameterLimit },
    http: { headersTimeout: headers, connectionsCheckingInterval: checkInterval, maxHeaderSize: headerLimit },
  }) as const;
