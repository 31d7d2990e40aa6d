import Type from "typebox";
import { ApiError } from "../../errors/codes.ts";
import { operatorOnly } from "../../plugins/operator.ts";
import { eraseReport, reportById } from "../../reports/queries.ts";
import { ReportParams, unknownReport } from "../../reports/schema.ts";
import type { OperatorRoute } from "../dependencies.ts";

/** `POST /api/reports/{id}/withdrawal`: the operator withdraws a report. */
export const withdrawReportRoute: OperatorRoute = async (app, { now, database, operatorToken }) => {
  app.post(
    "/api/reports/:id/withdrawal",
    {
      config: { limit: "read", errors: ["report-not-found", "database-unavailable"] },
      onRequest: operatorOnly(operatorToken),
      schemaErrorFormatter: unknownReport,
      schema: {
        operationId: "withdrawReport",
        summary: "Withdraw a report",
        description:
          "The content is erased, and the address returns 410 from then on. A report that its creator has deleted stays deleted.",
        tags: ["operation"],
        security: [{ operatorToken: [] }],
        params: ReportParams,
        response: {
          204: Type.Null({ description: "The report is withdrawn, or was already deleted." }),
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
