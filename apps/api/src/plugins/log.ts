import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from "fastify";
import { pathOf } from "./path.ts";

/** Where log lines go, and which. */
export interface LogOptions {
  readonly level: string;
  /** Default: the standard output. */
  readonly stream?: { readonly write: (line: string) => void };
}

/** The route as it was declared; an address that no route has without its query. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? pathOf(request);

// A database error carries the values of the row in its details: only what is safe to keep is taken over.
const describeError = (error: Error & { readonly code?: string }) => ({
  type: error.name,
  message: error.message,
  code: error.code ?? "",
  stack: error.stack ?? "",
});

/** Log settings that keep addresses, queries and what visitors have typed out of the log. */
export function logSettings({ level, stream }: LogOptions): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    serializers: {
      err: describeError,
      req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
    },
    ...(stream === undefined ? {} : { stream }),
  };
}

/** Writes one line for each request, and gives the caller the id that the line carries. */
export function requestLog(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { method } = request;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info(
      { method, route: routeOf(request), statusCode: reply.statusCode, milliseconds },
      "answered",
    );
    done();
  });
}
