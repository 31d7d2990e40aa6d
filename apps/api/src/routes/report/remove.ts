import Type from "typebox";
import { ApiError } from "../../errors/codes.ts";
import { hasBearerToken } from "../../plugins/bearer.ts";
import { operatorOnly } from "../../plugins/operator.ts";
import { eraseReport, reportById } from "./queries.ts";
import { ReportParams, unknownReport } from "./schema.ts";
import type { Route } from "../dependencies.ts";

/** `DELETE /api/reports/{id}` and `POST /api/reports/{id}/withdrawal`: its creator or the operator removes a report. */
export const removeReportRoutes: Route = async (app, { now, database, settings: { operatorToken } }) => {
  app.delete(
    "/api/reports/:id",
    {
      config: { limit: "report" },
      schemaErrorFormatter: unknownReport,
      schema: {
        operationId: "deleteReport",
        summary: "Delete a report with its creator's token",
        description:
          "Send the token as `Authorization: Bearer <token>`. The content is erased, and the address returns 410 from then on. Deleting again has no further effect.",
        tags: ["report"],
        security: [{ deletionToken: [] }],
        params: ReportParams,
        response: { 204: Type.Null({ description: "The report is deleted." }) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const report = await reportById(database, id).executeTakeFirst();
      if (report === undefined) throw new ApiError("report-not-found");
      if (!hasBearerToken(request, report.deletion_token_hash)) throw new ApiError("report-token-wrong");
      await eraseReport(database, id, { removed: "deleted", at: now() }).execute();
      return reply.code(204).send(null);
    },
  );

  if (operatorToken === undefined) return;
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
          "The content is erased, and the address returns 410 from then on. A report that its creator has deleted stays deleted.",
        tags: ["operation"],
        security: [{ operatorToken: [] }],
        params: ReportParams,
        response: { 204: Type.Null({ description: "The report is withdrawn, or was already deleted." }) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const report = await reportById(database, id).executeTakeFirst();
      if (report === undefined) throw new ApiError("report-not-found");
      await eraseReport(database, id, { removed: "withdrawn", at: now() }).execute();
      return reply.code(204).send(null);
    },
  );
};
