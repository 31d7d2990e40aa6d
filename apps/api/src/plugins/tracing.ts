import { AsyncLocalStorage } from "node:async_hooks";
import { callerSpan } from "@heater-age/requests";
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { LogEvent } from "kysely";

// Has to fit into the time for stopping the service.
const timeout = 2000;

// Returns whether a request is not traced, because its route is not logged.
const isQuiet = ({ routeOptions }: FastifyRequest): boolean => routeOptions.logLevel === "warn";

/**
 * Starts tracing. A trace has routes as declared and statements with `$1` for their values, so nothing personal.
 * A request continues the trace of its caller. Every request is traced, whether or not the caller traces its own.
 *
 * @param url Address of a collector for the OpenTelemetry protocol over HTTP, without `/v1/traces`.
 *
 * @example
 * const tracing = startTracing("http://localhost:4318");
 * const database = connect(databaseUrl, "serve", tracing.statement);
 */
export function startTracing(url: string) {
  const exporter = new OTLPTraceExporter({
    url: `${url.replace(/\/$/u, "")}/v1/traces`,
    timeoutMillis: timeout,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "heater-age-api" }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: timeout })],
  });
  const tracer = provider.getTracer("heater-age-api");
  const contexts = new AsyncLocalStorage<Context>();
  const spans = new WeakMap<FastifyRequest, Span>();

  const requests = (app: FastifyInstance): void => {
    app.addHook("onRequest", async (request) => {
      if (isQuiet(request)) return;
      const { method, routeOptions } = request;
      const name = routeOptions.url === undefined ? method : `${method} ${routeOptions.url}`;
      const route = routeOptions.url === undefined ? {} : { "http.route": routeOptions.url };
      const attributes = { "http.request.method": method, "request.id": request.id, ...route };
      const caller = callerSpan(request.headers);
      const parent =
        caller === undefined
          ? ROOT_CONTEXT
          : trace.setSpanContext(ROOT_CONTEXT, { ...caller, traceFlags: TraceFlags.SAMPLED, isRemote: true });
      spans.set(request, tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent));
    });
    // After the body was read, which would lose the context.
    app.addHook("preValidation", (request, _reply, done) => {
      const span = spans.get(request);
      if (span === undefined) done();
      else contexts.run(trace.setSpan(ROOT_CONTEXT, span), done);
    });
    app.addHook("onResponse", async (request, { statusCode }) => {
      const span = spans.get(request)?.setAttribute("http.response.status_code", statusCode);
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    });
    app.addHook("onRequestAbort", async (request) => {
      spans.get(request)?.setStatus({ code: SpanStatusCode.ERROR, message: "aborted" }).end();
    });
  };

  const note = ({ level, query, queryDurationMillis }: LogEvent, context: Context): void => {
    const now = Date.now();
    const name = /\w+/u.exec(query.sql)?.[0].toUpperCase() ?? "SQL";
    const attributes = { "db.system.name": "postgresql", "db.query.text": query.sql };
    const startTime = now - queryDurationMillis;
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime }, context);
    if (level === "error") span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(now);
  };

  return {
    /** Traces the requests of a service. */
    requests,
    /** Traces a statement as part of the current request. */
    statement: (event: LogEvent) => note(event, contexts.getStore() ?? ROOT_CONTEXT),
    /** Traces a statement that belongs to many requests. */
    sharedStatement: (event: LogEvent) => note(event, ROOT_CONTEXT),
    /** Sends the remaining traces and ends. Rejects when the collector does not accept them in time. */
    stop: () => provider.shutdown(),
  };
}

/** Traces requests and database statements, and sends them to a collector. */
export type Tracing = ReturnType<typeof startTracing>;
