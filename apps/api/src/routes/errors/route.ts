import Type from "typebox";
import { insertError } from "../../client-errors/queries.ts";
import { safeReport } from "../../client-errors/safe-report.ts";
import { ClientErrorReport, reportLimit } from "../../client-errors/schema.ts";
import { errorResponses } from "../../errors/schema.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import type { Route } from "../dependencies.ts";

/** `POST /api/errors`: stores an error of a browser or a server. The address of the caller is not stored. */
export const errorsRoute: Route = async (app, { now, database, settings }) => {
  app.addSchema(ClientErrorReport);

  app.post(
    "/api/errors",
    {
      config: { limit: "error" },
      bodyLimit: reportLimit,
      schema: {
        operationId: "reportError",
        summary: "Tell of an error",
        description:
          "A message of more than 1000 characters is refused, and so is a report of more than 16 KiB. Other texts that are too long are cut. The address of the caller is not kept.",
        tags: ["errors"],
        body: schemaRef(ClientErrorReport),
        response: {
          204: Type.Null({ description: "The error is kept." }),
          ...errorResponses,
        },
      },
    },
    async ({ body }, reply) => {
      await insertError(database, safeReport(body), { at: now(), alert: settings.errorAlert }).execute();
      return reply.code(204).send(null);
    },
  );
};
