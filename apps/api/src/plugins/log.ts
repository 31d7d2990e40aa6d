import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from "fastify";
import { destination } from "pino";
import { minute } from "../time/durations.ts";
import { readPath } from "./path.ts";

/** The lines to log, and their destination. */
export interface LogOptions {
  readonly level: string;
  /** @default the standard output */
  readonly stream?: LogStream;
}

interface LogStream {
  readonly write: (line: string) => void;
  /** Called before the process ends after a fatal error. */
  readonly flushSync?: () => void;
}

/**
 * Returns the standard output. Lines of one turn of the event loop are written together, because one system call per
 * line took a sixth of the time of a check. They are flushed before the process exits.
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

/** Returns the route as declared, or the path of an unknown address. */
const nameRoute = (request: FastifyRequest): string => request.routeOptions.url ?? readPath(request);

// The details of a database error contain values of the row, so only these fields are logged.
const describeError = (error: Error & { readonly code?: string }) => ({
  type: error.name,
  message: error.message,
  code: error.code ?? "",
  stack: error.stack ?? "",
});

/** Returns log settings that keep addresses, queries and visitors' input out of the log. */
export function logSettings({
  level,
  stream = standardOutput(),
}: LogOptions): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    serializers: {
      err: describeError,
      req: (request: FastifyRequest) => ({ method: request.method, route: nameRoute(request) }),
    },
    stream,
  };
}

/** Statuses of wrong tokens, and of visitors beyond their limits. */
const refused = new Set([401, 403, 429]);

/** Logs how many requests were refused, by status, at most once a minute. Guesses and floods show even at `warn`. */
function countRefusals(app: FastifyInstance): void {
  const counts = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  const report = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size > 0) app.log.warn({ refused: Object.fromEntries(counts) }, "requests were refused");
    counts.clear();
  };
  app.addHook("onResponse", (_request, { statusCode }, done) => {
    if (refused.has(statusCode)) {
      counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
      timer ??= setTimeout(report, minute).unref();
    }
    done();
  });
  app.addHook("onClose", async () => report());
}

/** Logs one line per request and one per minute with refusals, and returns a request's id to the caller. */
export function requestLog(app: FastifyInstance): void {
  countRefusals(app);
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { method } = request;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info(
      { method, route: nameRoute(request), statusCode: reply.statusCode, milliseconds },
      "answered",
    );
    done();
  });
}
