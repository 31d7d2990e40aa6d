import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from "fastify";
import { destination } from "pino";
import { pathOf } from "./path.ts";

/** Where log lines go, and which. */
export interface LogOptions {
  readonly level: string;
  /** Default: the standard output. */
  readonly stream?: LogStream;
}

interface LogStream {
  readonly write: (line: string) => void;
  /** Called before the process ends on a fatal line. */
  readonly flushSync?: () => void;
}

/**
 * The standard output. Lines that come before the process looks for new requests again are written together: each in a
 * call of the system of its own took a sixth of the time of a check. An end of the process waits for them.
 */
function standardOutput(): LogStream {
  const output = destination({ dest: 1, sync: true });
  let lines = "";
  const flush = () => {
    if (lines !== "") output.write(lines);
    lines = "";
  };
  process.once("exit", flush);
  return {
    write: (line) => {
      if (lines === "") setImmediate(flush);
      lines += line;
    },
    flushSync: flush,
  };
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
export function logSettings({
  level,
  stream = standardOutput(),
}: LogOptions): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    serializers: {
      err: describeError,
      req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
    },
    stream,
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
