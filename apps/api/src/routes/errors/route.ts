import Type from "typebox";
import type { FastifyRequest } from "fastify";
import { insertError } from "./queries.ts";
import { safeReport } from "./safe-report.ts";
import { ClientErrorReport, reportLimit } from "./schema.ts";
import { createWeights } from "./weights.ts";
import { errorResponses } from "../../errors/schema.ts";
import { bears, digest } from "../../plugins/bearer.ts";
import { visitorOf } from "../../plugins/limits.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import type { Route } from "../dependencies.ts";

/** `POST /api/errors`: stores an error of a browser or a server. The address of the caller is not stored. */
export const errorsRoute: Route = async (app, { now, database, settings }) => {
  app.addSchema(ClientErrorReport);
  const { errorAlert: alert, operatorToken } = settings;
  const weigh = createWeights(alert);
  const isOperator = (request: FastifyRequest): boolean =>
    operatorToken !== undefined && bears(request, digest(operatorToken));

  app.post(
    "/api/errors",
    {
      config: { limit: "error", errors: ["database-unavailable"] },
      bodyLimit: reportLimit,
      schema: {
        operationId: "reportError",
        summary: "Report an error",
        description:
          "Messages over 1000 characters and reports over 16 KiB are refused. Other long texts are cut. Equal errors on a day are stored once, with their count. We store 50 reports a day per caller and 1000 different ones overall, and only count the rest. The caller's address isn't stored. An error counts as a server error only with the operator's token.",
        tags: ["errors"],
        security: [{}, { operatorToken: [] }],
        body: schemaRef(ClientErrorReport),
        response: {
          204: Type.Null({ description: "The error is counted." }),
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const at = now();
      const isTrusted = isOperator(request);
      const source = isTrusted ? request.body.source : "client";
      const weight = weigh(visitorOf(request), { at, isTrusted });
      await insertError(database, safeReport({ ...request.body, source }), { at, alert, ...weight });
      return reply.code(204).send(null);
    },
  );
};
