import { negotiateLanguage } from "../../plugins/language.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import type { Route } from "../dependencies.ts";
import { readReport } from "./read-report.ts";
import { Report, ReportParams, unknownReport } from "./schema.ts";

/** `GET /api/reports/{id}`: what a report says today. */
export const reportRoute: Route = async (app, dependencies) => {
  app.get(
    "/api/reports/:id",
    {
      config: { limit: "read", isPublic: true },
      schemaErrorFormatter: unknownReport,
      schema: {
        operationId: "getReport",
        summary: "Read a report",
        description:
          "Returns 410 if its creator deleted the report or the operator withdrew it. Not indexed by search engines.",
        tags: ["report"],
        params: ReportParams,
        response: { 200: schemaRef(Report) },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      reply.header("x-robots-tag", "noindex");
      return readReport(dependencies, request.params.id, language);
    },
  );
};
