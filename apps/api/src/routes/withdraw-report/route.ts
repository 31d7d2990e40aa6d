import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { Kysely } from "kysely";
import Type from "typebox";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../errors/codes.ts";
import { ErrorBody } from "../../errors/schema.ts";
import { operatorOnly } from "../../plugins/operator.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import { eraseReport, reportById } from "../../reports/queries.ts";
import { ReportParams, unknownReport } from "../../reports/schema.ts";

/** What withdrawing a report needs. */
export interface WithdrawReportDependencies {
  readonly now: () => Date;
  readonly database: Kysely<Database>;
  /** What the operator proves himself with. */
  readonly operatorToken: string;
}

/** `POST /api/reports/{id}/withdrawal`: the operator takes a report away. */
export const withdrawReportRoute: FastifyPluginAsyncTypebox<WithdrawReportDependencies> = async (
  app,
  { now, database, operatorToken },
) => {
  app.post(
    "/api/reports/:id/withdrawal",
    {
      config: { limit: "read" },
      onRequest: operatorOnly(operatorToken),
      schemaErrorFormatter: unknownReport,
      schema: {
        operationId: "withdrawReport",
        summary: "Withdraw a report",
        description:
          "What the report said is erased; its address answers 410 from then on. A report that its creator has deleted stays deleted.",
        tags: ["operation"],
        security: [{ operatorToken: [] }],
        params: ReportParams,
        response: {
          204: Type.Null({ description: "The report is withdrawn, or was deleted before." }),
          "4xx": schemaRef(ErrorBody),
          "5xx": schemaRef(ErrorBody),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { numUpdatedRows } = await eraseReport(database, id, {
        removed: "withdrawn",
        at: now(),
      }).executeTakeFirst();
      const gone = numUpdatedRows > 0n || (await reportById(database, id).executeTakeFirst()) !== undefined;
      if (!gone) throw new ApiError("report-not-found");
      return reply.code(204).send(null);
    },
  );
};
