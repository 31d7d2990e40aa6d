import Type from "typebox";
import { insertError, readStatistics } from "./queries.ts";
import { safeReport } from "./safe-report.ts";
import { ClientErrorReport, ErrorStatistics, reportLimit } from "./schema.ts";
import { hasBearerToken, digest } from "../../plugins/bearer.ts";
import { operatorOnly } from "../../plugins/operator.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import { day } from "../../time/durations.ts";
import type { Route } from "../dependencies.ts";

/**
 * `/api/errors`: stores errors of browsers and servers, without the address of the caller, and has statistics for the
 * operator.
 */
export const errorsRoute: Route = async (app, { now, database, settings }) => {
  const { errorAlert: alert, operatorToken } = settings;

  app.post(
    "/api/errors",
    {
      config: { limit: "error" },
      bodyLimit: reportLimit,
      schema: {
        operationId: "reportError",
        summary: "Report an error",
        description:
          "Messages over 1000 characters and reports over 16 KiB are refused. Other long texts are cut. Equal errors on a day are stored once, with their count. We store 1000 different ones a day, and only count the rest. The caller's address isn't stored. An error counts as a server error only with the operator's token.",
        tags: ["errors"],
        security: [{}, { operatorToken: [] }],
        body: schemaRef(ClientErrorReport),
        response: {
          204: Type.Null({ description: "The error is counted." }),
        },
      },
    },
    async (request, reply) => {
      const isOperator = operatorToken !== undefined && hasBearerToken(request, digest(operatorToken));
      const source = isOperator ? request.body.source : "client";
      await insertError(database, safeReport({ ...request.body, source }), { at: now(), alert });
      return reply.code(204).send(null);
    },
  );

  if (operatorToken === undefined) return;
  app.get(
    "/api/errors/stats",
    {
      config: { limit: "read" },
      onRequest: operatorOnly(operatorToken),
      schema: {
        operationId: "errorStats",
        summary: "Get error statistics",
        description: "For the operator. Returns 404 if no token is configured.",
        tags: ["errors"],
        security: [{ operatorToken: [] }],
        response: { 200: schemaRef(ErrorStatistics) },
      },
    },
    async () => readStatistics(database, new Date(now().getTime() - day), alert.window),
  );
};
