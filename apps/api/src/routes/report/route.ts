import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { findBrand } from "@heater-age/decoder";
import type { Kysely } from "kysely";
import { modelFields } from "../../checks/model-fields.ts";
import { utcDay } from "../../day.ts";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../errors/codes.ts";
import { ErrorBody } from "../../errors/schema.ts";
import type { Models } from "../../models/lookup.ts";
import { speak } from "../../plugins/language.ts";
import { refer } from "../../reference.ts";
import { reportById } from "../../reports/queries.ts";
import { ReportParams, unknownReport } from "../../reports/schema.ts";
import { describeReport } from "./describe-report.ts";
import { Report, reportSchemas } from "./schema.ts";

/** What reading a report needs. */
export interface ReportDependencies {
  readonly now: () => Date;
  readonly database: Kysely<Database>;
  readonly models: Models;
}

/** `GET /api/reports/{id}`: what a report says today. */
export const reportRoute: FastifyPluginAsyncTypebox<ReportDependencies> = async (
  app,
  { now, database, models },
) => {
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
        response: { 200: refer(Report), "4xx": refer(ErrorBody), "5xx": refer(ErrorBody) },
      },
    },
    async (request, reply) => {
      const language = speak(request, reply);
      reply.header("x-robots-tag", "noindex");
      const report = await reportById(database, request.params.id).executeTakeFirst();
      if (report === undefined) throw new ApiError("report-not-found");
      if (report.removed !== null) throw new ApiError(`report-${report.removed}`);
      const brand = findBrand(report.brand);
      const typedModel = report.model_number ?? "";
      const asked = brand ? [{ brand, slug: report.brand, model: typedModel, typedModel }] : [];
      const [model] = await modelFields(models, asked, language);
      return { ...describeReport(report, utcDay(now()), language), ...model };
    },
  );
};
