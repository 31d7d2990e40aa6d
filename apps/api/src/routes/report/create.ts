import { randomUUID } from "node:crypto";
import type { Candidate } from "@heater-age/decoder";
import { calendarDate } from "@heater-age/decoder/check";
import decoder from "@heater-age/decoder/package.json" with { type: "json" };
import { invalidPlate } from "../../checks/invalid-check.ts";
import { parseRequest, plateFaults, createResult } from "../../checks/result.ts";
import { utcDay } from "../../time/utc-day.ts";
import { ApiError } from "../../errors/codes.ts";
import { digest } from "../../plugins/bearer.ts";
import { negotiateLanguage } from "../../plugins/language.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import { oneLine } from "../../text/plain-text.ts";
import { insertReport } from "./queries.ts";
import { reportIds } from "./ids.ts";
import { remainingCandidates, answeredQuestions } from "./disambiguation.ts";
import type { Route } from "../dependencies.ts";
import { ReportCreation, ReportRequest } from "./schema.ts";

/** Returns the candidate of a date, which can be an ISO week or as a check has it. The likeliest without one. */
function pick(candidates: readonly Candidate[], date: string): Candidate {
  const picked =
    date === ""
      ? candidates[0]
      : (candidates.find((candidate) => candidate.date === date) ??
        candidates.find((candidate) => calendarDate(candidate) === date));
  if (picked === undefined) throw new ApiError("report-date-unknown");
  return picked;
}

/** `POST /api/generate-report`: makes a report about a heater, to share. */
export const generateReportRoute: Route = async (app, { now, database }) => {
  app.post(
    "/api/generate-report",
    {
      config: {
        limit: "report",
        isPublic: true,
        faultsIn: plateFaults,
      },
      schemaErrorFormatter: invalidPlate,
      schema: {
        operationId: "generateReport",
        summary: "Create a report to share",
        description:
          "The serial number is decoded again. From what its creator typed, a report shows only the brand, serial number and model number, and `preparedBy`, `phone` and `customer`.",
        tags: ["report"],
        body: schemaRef(ReportRequest),
        response: {
          201: schemaRef(ReportCreation),
        },
      },
    },
    async (request, reply) => {
      const { brand, serialNumber, modelNumber = "", manufacturingDate = "" } = request.body;
      const { disambiguation: given = [], preparedBy = "", phone = "", customer = "" } = request.body;
      const language = negotiateLanguage(request, reply);
      const check = parseRequest({ brand, serialNumber, modelNumber });
      const checkedAt = now();
      const { success, decoding } = createResult(check, utcDay(checkedAt), language);
      if (!success) throw new ApiError("report-not-decodable");
      const candidates: readonly Candidate[] = decoding.candidates;
      const answered = answeredQuestions(candidates, given);

      const { id, deletionToken } = reportIds(request.body.id ?? randomUUID());
      await insertReport(database, {
        id,
        brand: check.slug,
        serial_number: check.serial,
        model_number: check.rawModel.trim().replaceAll(/\s+/gu, " ") || null,
        candidates: JSON.stringify(candidates),
        picked: candidates.indexOf(pick(remainingCandidates(candidates, answered), manufacturingDate)),
        disambiguation: answered.length === 0 ? null : JSON.stringify(answered),
        prepared_by: oneLine(preparedBy) || null,
        phone: oneLine(phone) || null,
        customer: oneLine(customer) || null,
        decoder_version: decoder.version,
        checked_at: checkedAt,
        deletion_token_hash: digest(deletionToken),
      }).execute();
      reply.code(201).header("location", `/api/reports/${id}`);
      return { success: true, report: { id, path: `/report/${id}`, deletionToken } };
    },
  );
};
