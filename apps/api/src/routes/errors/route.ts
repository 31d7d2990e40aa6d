import Type from "typebox";
import type { FastifyRequest } from "fastify";
import { insertError } from "../../client-errors/queries.ts";
import { safeReport } from "../../client-errors/safe-report.ts";
import { ClientErrorReport, reportLimit } from "../../client-errors/schema.ts";
import { createWeights } from "../../client-errors/weights.ts";
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
          "A message of more than 1000 characters is refused, and so is a report of more than 16 KiB. Other texts that are too long are cut. Equal errors of a day are stored once, with their count. 50 reports a day are stored for each caller, and 1000 different ones for all; the others are only counted. The address of the caller is not stored. An error counts as one of a server only with the operator's token.",
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
      await insertError(database, safeReport({ ...request.body, source }), {
        at,
        alert,
        ...weight,
      }).execute();
      return reply.code(204).send(null);
    },
  );
};
