import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { defaultLanguage } from "@heater-age/messages";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isUnreachable, isUnready } from "../db/unreachable.ts";
import { errorBody } from "../errors/body.ts";
import { ApiError, type ErrorCode, type Fault } from "../errors/codes.ts";
import { invalidRequest, SchemaError, withFaults } from "../errors/invalid-request.ts";
import { collectRoutes } from "./declared-routes.ts";
import { negotiateLanguage } from "./language.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Returns the faults of a body in addition to those that its schema finds. It is called with any body. */
    readonly faultsIn?: (body: unknown) => readonly Fault[];
  }
}

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  404: "not-found",
  405: "method-not-allowed",
  408: "request-timeout",
  413: "body-too-large",
  415: "unsupported-media-type",
  429: "too-many-requests",
  431: "headers-too-large",
};

const problemType = "application/problem+json";
const unreadableJson = new Set(["FST_ERR_CTP_INVALID_JSON_BODY", "FST_ERR_CTP_EMPTY_JSON_BODY"]);

function readCode(error: FastifyError | ApiError): ErrorCode {
  if (error instanceof ApiError) return error.code;
  if (unreadableJson.has(error.code)) return "invalid-json";
  if (error.statusCode === undefined && (isUnreachable(error) || isUnready(error)))
    return "database-unavailable";
  const status = error.statusCode ?? 500;
  if (status < 400 || status > 499) return "internal-error";
  return codeByStatus[status] ?? "invalid-request";
}

/** Returns the reason of a failure. A connection attempted at several addresses fails with a code and no message. */
const toReason = ({ code, message }: FastifyError | ApiError): string => message || code;

/** Returns an error with the faults of the fields that the schema did not reject. */
const completed = (error: ApiError, { body, routeOptions }: FastifyRequest): ApiError =>
  error instanceof SchemaError ? withFaults(error, routeOptions.config.faultsIn?.(body) ?? []) : error;

/** Responds to a failed request with an error body that hides internal errors. */
export function sendError(
  error: FastifyError | ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const code = readCode(error);
  const language = negotiateLanguage(request, reply);
  const body = errorBody(error instanceof ApiError ? completed(error, request) : { code }, language);
  // Logged as a warning, because an outage fails every request and is not a bug.
  if (code === "database-unavailable") request.log.warn({ reason: toReason(error) }, "no database");
  else if (body.statusCode >= 500) request.log.error({ err: error }, "unhandled error");
  const help = `/developers/errors/#${code}`;
  reply.code(body.statusCode).header("cache-control", "no-store").header("link", `<${help}>; rel="help"`);
  if (request.headers.accept?.includes(problemType) !== true) return reply.send(body);
  // Problem details, RFC 9457.
  const { statusCode: status, message: detail } = body;
  const problem = { type: help, title: STATUS_CODES[status], status, detail, ...body };
  return reply.type(problemType).serializer(JSON.stringify).send(problem);
}

/** Responds to bytes that can't be parsed as a request, so without a route, a language and a log line. */
export function refuseConnection(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const code =
    error.code === "ERR_HTTP_REQUEST_TIMEOUT"
      ? "request-timeout"
      : error.code === "HPE_HEADER_OVERFLOW"
        ? "headers-too-large"
        : "invalid-request";
  const body = errorBody({ code }, defaultLanguage);
  const text = JSON.stringify(body);
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  socket.end(
    [
      `HTTP/1.1 ${body.statusCode} ${STATUS_CODES[body.statusCode] ?? ""}`,
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(text)}`,
      "connection: close",
      "",
      text,
    ].join("\r\n"),
    () => socket.destroy(),
  );
}

const methods = ["DELETE", "GET", "PATCH", "POST", "PUT"] as const;

/** Responds to errors that routes throw, to unknown addresses, and to methods that an address doesn't have. */
export function errorAnswers(app: FastifyInstance): void {
  const findRoutes = collectRoutes(app);
  // Bodies are read as they are: one that is compressed would be called invalid JSON.
  app.addHook("onRequest", async ({ headers: { "content-encoding": encoding = "identity" } }) => {
    if (encoding === "identity") return;
    throw new ApiError("unsupported-media-type", {}, [
      { field: "/content-encoding", code: "field-value", allowed: ["identity"] },
    ]);
  });
  app.setErrorHandler(sendError);
  app.setSchemaErrorFormatter(invalidRequest());
  app.setNotFoundHandler((request, reply) => {
    const declared = new Set(findRoutes(request).flatMap(({ method }) => method));
    const allowed = methods.filter((method) => declared.has(method));
    if (allowed.length === 0) throw new ApiError("not-found");
    reply.header("allow", allowed.join(", "));
    throw new ApiError("method-not-allowed");
  });
}
