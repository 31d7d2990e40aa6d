import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ErrorBody } from "../../errors/schema.ts";
import { speak } from "../../plugins/language.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import { ReportParams, unknownReport } from "../../reports/schema.ts";
import { readReport, type ReportDependencies } from "./read-report.ts";
import { Report, reportSchemas } from "./schema.ts";

/** `GET /api/reports/{id}`: what a report says today. */
export const reportRoute: FastifyPluginAsyncTypebox<ReportDependencies> = async (app, dependencies) => {
  for (const schema of reportSchemas) app.addSchema(schema);

  app.get(
    "/api/reports/:id",
    {
      config: { limit: "read" },
      schemaErrorFormatter: unknownReport,
      schema: {
        operationId: "getReport",
        summary: "Read a report",
        description:
          "Answers 410 when the report was deleted by its creator or withdrawn by the operator. Not for search engines.",
        tags: ["report"],
        params: ReportParams,
        response: { 200: schemaRef(Report), "4xx": schemaRef(ErrorBody), "5xx": schemaRef(ErrorBody) },
      },
    },
    async (request, reply) => {
      const language = speak(request, reply);
      reply.header("x-robots-tag", "noindex");
      return readReport(dependencies, request.params.id, language);
    },
  );
};
